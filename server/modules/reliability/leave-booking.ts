import { reliabilityRules } from '#contract/reliability.ts';
import type { Consequence, CountsAs, FactKind } from '#contract/reliability.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayInWords } from '#server/platform/wall-clock.ts';
import { uuidv7 } from 'uuidv7';
import { consequenceOf } from './reliability.policy.ts';
import type { Leaving } from './reliability.policy.ts';
import { countingSince } from './get-reliability.ts';
import { countExcused, insertFact, undoFacts } from './reliability.queries.ts';
import type { NewFact } from './reliability.queries.ts';

/** The booking that a fact is about. `otherId` is the other side. */
export type Subject = {
  kind: 'shift' | 'visit';
  id: string;
  title: string;
  timeZone: string;
  otherId: string | null;
};

/** What the caller's page showed, and what they say about the weather. */
export type Shown = {
  countsAs?: CountsAs | null | undefined;
  weather?: boolean | undefined;
  weatherNote?: string | undefined;
};

/**
 * Records that one side leaves booked work, if that counts.
 * @throws Problem `counts_differently` if the caller's page showed another consequence
 */
export async function leaveBooking(
  t: Transaction,
  accountId: string,
  subject: Subject,
  leaving: Omit<Leaving, 'of' | 'weather'>,
  { countsAs: shown, weather, weatherNote }: Shown,
): Promise<void> {
  const whole = { ...leaving, of: subject.kind };
  const consequence = consequenceOf({ ...whole, weather }, t.now);
  if (shown && shown !== consequence.countsAs) throw differs(consequence, subject, t.now);
  const { countsAs } = consequence.because === 'weather' ? consequenceOf(whole, t.now) : consequence;
  if (countsAs === 'nothing') return;
  if (consequence.because !== 'weather') {
    await recordFact(t, accountId, subject, countsAs);
    return;
  }
  const excused = await countExcused(t.sql, accountId, countingSince(t.now));
  if (excused >= reliabilityRules.weatherFree && !weatherNote)
    throw fieldProblem('weatherNote', 'Say what the weather is like: it is your third time in 90 days');
  const factId = await recordFact(t, accountId, subject, countsAs, {
    excused: 'weather',
    weatherNote: weatherNote || null,
  });
  if (subject.otherId) await t.announce('reliability.weather_claimed', { factId });
}

/** Records that one side did not come, with what the other wrote about it. */
export const recordNoShow = (
  t: Transaction,
  accountId: string,
  subject: Subject,
  otherWords: string | null = null,
) => recordFact(t, accountId, subject, 'no_show', { otherWords });

/** Undoes what leaving at `leftAt` counted against an account, because that was undone. */
export const undoLeaving = (t: Transaction, accountId: string, subjectId: string, leftAt: string | null) =>
  undoFacts(
    t.sql,
    { accountId, subjectId, kinds: ['withdrawn_late', 'cancelled_late'], from: leftAt },
    t.now,
  );

async function recordFact(
  t: Transaction,
  accountId: string,
  { kind: subjectKind, id: subjectId, title, otherId }: Subject,
  kind: FactKind,
  more: Partial<Pick<NewFact, 'excused' | 'otherWords' | 'weatherNote'>> = {},
): Promise<string> {
  const id = uuidv7();
  await insertFact(t.sql, {
    id,
    accountId,
    otherId,
    kind,
    subjectKind,
    subjectId,
    title,
    countedFrom: t.now,
    excused: null,
    ...more,
  });
  return id;
}

const lateWords = { withdrawn_late: 'a late withdrawal', cancelled_late: 'a late cancellation' };

const differs = ({ countsAs, until }: Consequence, { timeZone }: Subject, now: Date) =>
  problem(
    'counts_differently',
    countsAs === 'nothing' || !until
      ? 'This would not count against you now. Nothing was changed.'
      : `This would now count as ${lateWords[countsAs]} until ${dayInWords(until, timeZone, now)}. Nothing was changed.`,
  );
