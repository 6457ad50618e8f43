import { reliabilityRules } from '#contract/reliability.ts';
import { after, hours } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { uuidv7 } from 'uuidv7';
import { findAskOfApplication, findAskOfMove, findAskOfOffer, findProposal } from './answers.queries.ts';
import type { Ask } from './answers.queries.ts';
import { insertFact } from '../reliability.queries.ts';

/** What waits for an answer. */
export type Asked =
  | { what: 'application'; id: string }
  | { what: 'offer'; id: string }
  | { what: 'move'; id: string; by: 'provider' | 'pet_owner'; proposedAt: string };

const patience = hours(reliabilityRules.answerHours);

/** Looks at the answer when its time is over, unless the work begins sooner than that. */
export async function awaitAnswer(t: Transaction, asked: Asked): Promise<void> {
  const ask = await findAsk(t.sql, asked);
  if (!ask) return;
  const due = after(new Date(ask.askedAt), patience);
  if (Date.parse(ask.startsAt) >= due.getTime())
    await t.schedule('look-for-answer', asked, due, `${asked.id} ${ask.askedAt}`);
}

/** Looks at the answer to the time that is proposed for a visit. */
export async function awaitAnswerToMove(t: Transaction, visitId: string): Promise<void> {
  const proposal = await findProposal(t.sql, visitId);
  if (proposal) await awaitAnswer(t, { what: 'move', id: visitId, ...proposal });
}

/** Records whether an answer came in time. An application that was sent again is looked at later. */
export async function lookForAnswer(t: Transaction, asked: Asked): Promise<void> {
  const ask = await findAsk(t.sql, asked);
  if (!ask || ask.answered === null) return;
  const due = after(new Date(ask.askedAt), patience);
  if (t.now < due) return;
  const { accountId, otherId, subjectKind, subjectId, title, answered } = ask;
  await insertFact(t.sql, {
    id: uuidv7(),
    accountId,
    otherId,
    kind: answered ? 'answered_in_time' : 'answered_late',
    subjectKind,
    subjectId,
    title,
    countedFrom: due,
    excused: null,
  });
}

function findAsk(sql: Sql, asked: Asked): Promise<Ask | undefined> {
  if (asked.what === 'application') return findAskOfApplication(sql, asked.id);
  if (asked.what === 'offer') return findAskOfOffer(sql, asked.id);
  return findAskOfMove(sql, asked.id, asked);
}
