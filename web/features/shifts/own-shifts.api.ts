import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnShift, ShiftDetail } from '#contract/shifts.ts';
import { call } from '#web/lib/call.ts';
import type { Input } from '#web/lib/call.ts';
import type { Changes } from '#web/lib/fields-seen.ts';
import { daysSince } from '#web/lib/dates.ts';
import { pages, polled, readPage, wholeList } from '#web/lib/query.ts';
import { shiftsChanged, storeShift } from './shifts.api.ts';

export type ShiftPosting = Input<'POST /api/shifts'>['body'];
export type ShiftChange = NonNullable<Input<'PATCH /api/shifts/:id'>['body']>;
export type DayRecord = Input<'POST /api/shifts/:id/complete'>['body'];

const key = 'GET /api/shifts/owner/current-user';
/** What ended longer ago than this comes with "Show more". */
const recentDays = 14;

/** The owner's shifts, latest date first: all that come and the last two weeks, then page by page. */
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

/** Every shift that was worked through, read once for the figures. */
export const useCompletedShifts = () => useQuery(wholeList(key, { query: { status: 'completed' } }));

/** What each of the owner's doings does to the lists: the answer is shown, everything else read again. */
function useShiftCall<Given>(run: (given: Given) => Promise<ShiftDetail>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (shift) => storeShift(client, shift),
    onSettled: () => shiftsChanged(client),
  });
}

export const usePostShift = () => useShiftCall((body: ShiftPosting) => call('POST /api/shifts', { body }));

export const useEditShift = () =>
  useShiftCall(({ id, body, headers }: Changes<ShiftChange> & { id: string }) =>
    call('PATCH /api/shifts/:id', { params: { id }, body }, headers),
  );

export const useCancelShift = (id: string) =>
  useShiftCall((reason: string) => call('POST /api/shifts/:id/cancel', { params: { id }, body: { reason } }));

export const useReportNoShow = (id: string) =>
  useShiftCall(() => call('POST /api/shifts/:id/no-show', { params: { id } }));

/** Records how the day went, or corrects what was recorded. */
export const useRecordDay = (id: string) =>
  useShiftCall((body: DayRecord) => call('POST /api/shifts/:id/complete', { params: { id }, body }));
