import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { monthDay } from '#web/lib/dates.ts';
import { CalendarFailed, CheckingCalendar, ClashList } from '#web/domain/calendar/checked-times.tsx';
import { miles } from '#web/domain/places/miles.ts';
import { Note } from '#web/ui/note.tsx';
import { useClashes } from '../shifts.api.ts';

/** Shows the groomer's bookings that conflict with a shift, and the distance to it. */
export function ClashNote({ shift }: { shift: ShiftCard }) {
  return (
    <output className="block">
      <Clashes shift={shift} />
    </output>
  );
}

function Clashes({ shift }: { shift: ShiftCard }) {
  const { data: clashes, isFetching, refetch } = useClashes(shift.id);
  if (isFetching) return <CheckingCalendar className="h-[4.5rem]" />;
  if (!clashes) return <CalendarFailed onRetry={refetch} />;
  if (clashes.length === 0)
    return (
      <Note tone="good">
        <b>No conflicts.</b>{' '}
        {shift.distanceMiles !== null && `${miles(shift.distanceMiles)} from the place you work from. `}
        <span className="whitespace-nowrap">{monthDay(shift.shiftDate, shift.timeZone)}</span> is free in your
        calendar.
      </Note>
    );
  return (
    <ClashList clashes={clashes}>
      <b>You’re booked then:</b>
    </ClashList>
  );
}
