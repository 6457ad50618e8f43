import type { Consequence, CountsAs, FactKind } from '#contract/reliability.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayInWords } from '#server/platform/wall-clock.ts';
import { uuidv7 } from 'uuidv7';
import { consequenceOf } from './reliability.policy.ts';
import type { Leaving } from './reliability.policy.ts';
import { insertFact, undoFacts } from './reliability.queries.ts';

/** The booking that a fact is about. `otherId` is the other side. */
export type Subject = {
  kind: 'shift' | 'visit';
  id: string;
  title: string;
  timeZone: string;
  otherId: string | null;
};

/** What the caller's page showed, and what they say about the weather. */
export type Shown = { countsAs?: CountsAs | null | undefined; weather?: boolean | undefined };

/**
 * Records that one side leaves booked work, if that counts.
 * @throws Problem `counts_differently` if the caller's page showed another consequence
 */
export async function leaveBooking(
  t: Transaction,
  accountId: string,
  subject: Subject,
  leaving: Omit<Leaving, 'of' | 'weather'>,
  { countsAs: shown, weather }: Shown,
): Promise<void> {
  const whole = { ...leaving, of: subject.kind };
  const consequence = consequenceOf({ ...whole, weather }, t.now);
  if (shown && shown !== consequence.countsAs) throw differs(consequence, subject, t.now);
  const { countsAs } = consequence.because === 'weather' ? consequenceOf(whole, t.now) : consequence;
  if (countsAs === 'nothing') return;
  await recordFact(t, accountId, subject, countsAs, consequence.because === 'weather' ? 'weather' : null);
}

/** Records that one side did not come. */
export const recordNoShow = (t: Transaction, accountId: string, subject: Subject) =>
  recordFact(t, accountId, subject, 'no_show', null);

/** Undoes what leaving at `leftAt` counted against an account, because that was undone. */
export const undoLeaving = (t: Transaction, accountId: string, subjectId: string, leftAt: string | null) =>
  undoFacts(
    t.sql,
    { accountId, subjectId, kinds: ['withdrawn_late', 'cancelled_late'], from: leftAt },
    t.now,
  );

/** Undoes a reported no-show that was contested. */
export const undoNoShow = (t: Transaction, accountId: string, subjectId: string) =>
  undoFacts(t.sql, { accountId, subjectId, kinds: ['no_show'] }, t.now);

const recordFact = (
  t: Transaction,
  accountId: string,
  { kind: subjectKind, id: subjectId, title, otherId }: Subject,
  kind: FactKind,
  excused: 'weather' | null,
) =>
  insertFact(t.sql, {
    id: uuidv7(),
    accountId,
    otherId,
    kind,
    subjectKind,
    subjectId,
    title,
    countedFrom: t.now,
    excused,
  });

const lateWords = { withdrawn_late: 'a late withdrawal', cancelled_late: 'a late cancellation' };

const differs = ({ countsAs, until }: Consequence, { timeZone }: Subject, now: Date) =>
  problem(
    'counts_differently',
    countsAs === 'nothing' || !until
      ? 'This would not count against you now. Nothing was changed.'
      : `This would now count as ${lateWords[countsAs]} until ${dayInWords(until, timeZone, now)}. Nothing was changed.`,
  );
