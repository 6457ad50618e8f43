import type { Visit } from '#contract/grooming/visits.ts';
import { inMinutes } from '#web/lib/dates.ts';

/** The side that last reported being late for a visit; undefined if neither did. */
export const lateSide = ({ history, lateMinutes }: Visit): 'client' | 'provider' | undefined =>
  lateMinutes === null
    ? undefined
    : history.findLast(({ what }) => what === 'late' || what === 'client_late')?.what === 'client_late'
      ? 'client'
      : 'provider';

/** How late a booked visit is, in a few words each, on the Day and on the dashboard alike. */
export function lateWords(visit: Visit, now: Date): string[] {
  if (visit.status !== 'booked') return [];
  const overdue = overdueMinutes(visit, now);
  return [
    visit.lateMinutes !== null &&
      `${lateSide(visit) === 'client' ? 'Client says ' : ''}${visit.lateMinutes} min late`,
    Date.parse(visit.endsAt) <= now.getTime() && 'Not checked in',
    overdue > 0 && `Due ${inMinutes(overdue)} ago`,
  ].filter((words) => words !== false);
}

/** For how many minutes a booked visit should have begun, with what was said about being late; 0 while it is ahead, and of who walked in. */
export function overdueMinutes({ status, source, startsAt, endsAt, lateMinutes }: Visit, now: Date): number {
  if (status !== 'booked' || source === 'walk_in' || Date.parse(endsAt) <= now.getTime()) return 0;
  const since = now.getTime() - Date.parse(startsAt) - (lateMinutes ?? 0) * 60_000;
  return Math.max(0, Math.floor(since / 60_000));
}
