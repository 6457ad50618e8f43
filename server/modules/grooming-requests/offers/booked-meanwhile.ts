import { problem } from '#server/platform/problem.ts';
import { momentInWords } from '#server/platform/wall-clock.ts';
import type { LockedRequest } from '../requests.queries.ts';

/**
 * Returns the refusal for an action from a page that does not show the booked visit yet; it names the visit.
 */
export function bookedMeanwhile(
  { title, timeZone }: Pick<LockedRequest, 'title' | 'timeZone'>,
  { id, startsAt }: NonNullable<LockedRequest['visit']>,
  now: Date,
) {
  return problem(
    'booked_meanwhile',
    `"${title}" was booked meanwhile for ${momentInWords(startsAt, timeZone, now)}. Nothing was cancelled.`,
    undefined,
    { visit: { id, title, startsAt, timeZone } },
  );
}
