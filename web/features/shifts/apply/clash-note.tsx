import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { monthDay } from '#web/lib/dates.ts';
import { CalendarFailed, CheckingCalendar, ClashList } from '#web/domain/calendar/checked-times.tsx';
import { NoConflicts } from '#web/domain/calendar/no-conflicts.tsx';
import type { CheckedTime } from '#web/domain/calendar/use-calendar-check.ts';
import { miles } from '#web/domain/places/miles.ts';
import { useClashes } from '../shifts.api.ts';

type ClashNoteProps = { shift: ShiftCard; time: CheckedTime };

/** Shows the groomer's bookings that conflict with a shift, and the distance to it. */
export function ClashNote({ shift, time }: ClashNoteProps) {
  return (
    <output className="block">
      <Clashes shift={shift} time={time} />
    </output>
  );
}

function Clashes({ shift, time }: ClashNoteProps) {
  const { data: clashes, isFetching, refetch } = useClashes(shift.id);
  if (isFetching) return <CheckingCalendar className="h-[4.5rem]" />;
  if (!clashes) return <CalendarFailed onRetry={refetch} />;
  if (clashes.length === 0)
    return (
      <NoConflicts as="provider" {...time}>
        {shift.distanceMiles !== null && `${miles(shift.distanceMiles)} from the place you work from. `}
        <span className="whitespace-nowrap">{monthDay(shift.shiftDate, shift.timeZone)}</span> is free in your
        calendar.
      </NoConflicts>
    );
  return (
    <ClashList clashes={clashes}>
      <b>You’re booked then:</b>
    </ClashList>
  );
}
