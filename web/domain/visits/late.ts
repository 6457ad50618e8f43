import type { Visit } from '#contract/grooming/visits.ts';

/** Who said last that they are late for a visit; undefined if nobody did. */
export const lateSide = ({ history, lateMinutes }: Visit): 'client' | 'provider' | undefined =>
  lateMinutes === null
    ? undefined
    : history.findLast(({ what }) => what === 'late' || what === 'client_late')?.what === 'client_late'
      ? 'client'
      : 'provider';

/** For how many minutes a booked visit should have begun, with what was said about being late; 0 while it is ahead. */
export function overdueMinutes({ status, startsAt, endsAt, lateMinutes }: Visit, now: Date): number {
  if (status !== 'booked' || Date.parse(endsAt) <= now.getTime()) return 0;
  const since = now.getTime() - Date.parse(startsAt) - (lateMinutes ?? 0) * 60_000;
  return Math.max(0, Math.floor(since / 60_000));
}
