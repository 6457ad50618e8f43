import { DateTime } from 'luxon';
import { problem } from '#server/platform/problem.ts';
import type { HeldRequest } from './requests.queries.ts';

/** The refusal of an act whose page did not know of the visit yet; it names the visit. */
export function bookedMeanwhile(
  { title, timeZone }: Pick<HeldRequest, 'title' | 'timeZone'>,
  { id, startsAt }: NonNullable<HeldRequest['visit']>,
) {
  const when = DateTime.fromISO(startsAt, { zone: timeZone, locale: 'en-US' });
  return problem(
    'booked_meanwhile',
    `"${title}" was booked meanwhile for ${when.toFormat('ccc, LLL d, h:mm a')}. Nothing was cancelled.`,
    undefined,
    { visit: { id, title, startsAt, timeZone } },
  );
}
