import {
  checkInEarlyMinutes,
  missedAfterMinutes,
  ownMissedAfterMinutes,
  undoCheckInMinutes,
  undoNoShowHours,
} from '#contract/grooming/grooming-lifecycle.ts';
import type { AskedMove } from '#contract/grooming/visit-moves.ts';
import { reviewWindowDays } from '#contract/reviews.ts';
import { days, hours, minutes } from '#server/platform/clock.ts';
import { lateFrom, lateUntil } from './client-acts.policy.ts';
import { contestableUntil, takenBackUntil, undoableUntil } from './visits.policy.ts';
import type { VisitFacts } from './visits.policy.ts';

/**
 * Returns when time alone next changes the allowed actions or the proposal, in milliseconds since 1970; infinite if never.
 */
export function actionsValidUntil(
  {
    startsAt,
    dayStartsAt,
    dayEndsAt,
    nextDayEndsAt,
    noShowAt,
    completedAt,
    cancelledAt,
    checkedInAt,
    answerBy,
    proposal,
    askedMove,
  }: Pick<
    VisitFacts,
    | 'startsAt'
    | 'dayStartsAt'
    | 'dayEndsAt'
    | 'nextDayEndsAt'
    | 'noShowAt'
    | 'completedAt'
    | 'cancelledAt'
    | 'checkedInAt'
    | 'answerBy'
    | 'proposal'
  > & { askedMove?: AskedMove | null },
  now: Date,
): number {
  const start = Date.parse(startsAt);
  const turns = [
    start - lateFrom,
    start - minutes(checkInEarlyMinutes),
    start,
    start + minutes(ownMissedAfterMinutes),
    start + minutes(missedAfterMinutes),
    start + lateUntil,
    Date.parse(dayStartsAt),
    Date.parse(dayEndsAt),
    Date.parse(nextDayEndsAt),
    noShowAt ? takenBackUntil(noShowAt) : 0,
    noShowAt ? contestableUntil(noShowAt) : 0,
    noShowAt ? Date.parse(noShowAt) + hours(undoNoShowHours) : 0,
    checkedInAt ? Date.parse(checkedInAt) + minutes(undoCheckInMinutes) : 0,
    cancelledAt ? undoableUntil(cancelledAt) : 0,
    answerBy ? Date.parse(answerBy) : 0,
    proposal ? Date.parse(proposal.startsAt) : 0,
    ...(askedMove?.times.map((time) => Date.parse(time.startsAt)) ?? []),
    completedAt ? Date.parse(completedAt) + days(reviewWindowDays) : 0,
  ];
  return Math.min(...turns.filter((turn) => turn > now.getTime()));
}
