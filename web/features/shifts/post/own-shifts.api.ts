import { useInfiniteQuery } from '@tanstack/react-query';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import type { Input } from '#web/lib/api/call.ts';
import { daysSince } from '#web/lib/dates.ts';
import { pages, polled, readPage } from '#web/lib/api/query.ts';

export type ShiftPosting = Input<'POST /api/shifts'>['body'];
export type ShiftChange = NonNullable<Input<'PATCH /api/shifts/:id'>['body']>;

const key = 'GET /api/shifts/owner/current-user';
/** Days of past shifts in the first page. Older ones are loaded with "Show more". */
const recentDays = 14;

/** The owner's shifts, latest date first: upcoming ones and the last two weeks, then page by page. */
export const useOwnShifts = (enabled = true) =>
  useInfiniteQuery({
    ...pages(key),
    ...polled,
    queryFn: ({ pageParam }) => (pageParam ? readOn(pageParam) : readRecent()),
    enabled,
  });

const readOn = (cursor: string | undefined, limit = 20) => readPage(key, {}, { limit, cursor });

async function readRecent() {
  const body: OwnShift[] = [];
  let next: string | undefined;
  do {
    const page = await readOn(next, 100);
    body.push(...page.body);
    next = page.next;
  } while (next && isRecent(body.at(-1)));
  return { body, next };
}

const isRecent = (shift: OwnShift | undefined): boolean =>
  shift !== undefined && daysSince(shift.shiftDate) < recentDays;
