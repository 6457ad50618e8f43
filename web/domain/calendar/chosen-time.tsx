import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Note } from '#web/ui/note.tsx';
import { CalendarWarning } from './calendar-warning.tsx';
import { useNearestFree } from './nearest-free.ts';
import type { WishedWork } from './nearest-free.ts';
import { speaksAgainst, useCalendarCheck } from './use-calendar-check.ts';

/** Checks a chosen time before it is booked: working hours, time off, and other work. */
export function useChosenTime(work: WishedWork | undefined) {
  const { startsAt = '', minutes = 0, staffId } = work ?? {};
  const endsAt = work ? new Date(Date.parse(startsAt) + minutes * 60_000).toISOString() : '';
  // The hours of a person who does the work are their own.
  const check = useCalendarCheck({ startsAt, endsAt }, work !== undefined && minutes > 0 && !staffId);
  const free = useNearestFree(work);
  const nearest = free.data?.openings[0];
  return {
    endsAt,
    isUnusual: check.data !== undefined && speaksAgainst(check.data, 'provider'),
    /** The nearest free time, where the chosen one is not free. */
    instead: nearest && Date.parse(nearest.startsAt) !== Date.parse(startsAt) ? nearest : undefined,
  };
}

/** Warns below the fields of a time that is outside of working hours, in time off, or not free. */
export function ChosenTime({ work, timeZone }: { work: WishedWork; timeZone: string }) {
  const settled = useDebouncedValue(JSON.stringify(work));
  return <Against work={JSON.parse(settled) as WishedWork} timeZone={timeZone} />;
}

function Against({ work, timeZone }: { work: WishedWork; timeZone: string }) {
  const { endsAt, isUnusual, instead } = useChosenTime(work);
  if (isUnusual) return <CalendarWarning as="provider" startsAt={work.startsAt} endsAt={endsAt} />;
  if (!instead) return null;
  return (
    <Note tone="warn" role="status" icon="calendar">
      <b>This time is not free.</b> The nearest free one is {shortDate(instead.startsAt, timeZone)},{' '}
      {clockTime(instead.startsAt, timeZone)}
      {instead.staff && ` with ${instead.staff.name}`}.
    </Note>
  );
}
