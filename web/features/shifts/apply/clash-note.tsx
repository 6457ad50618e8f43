import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { monthDay, timeRange } from '#web/lib/dates.ts';
import { miles } from '#web/domain/places/miles.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
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
  if (isFetching)
    return (
      <>
        <span className="sr-only">Checking your calendar...</span>
        <Skeleton className="h-[4.5rem] rounded-s" />
      </>
    );
  if (!clashes)
    return (
      <Note tone="warn">
        Your calendar did not load.{' '}
        <Button variant="quiet" className="min-h-0! p-0!" onClick={() => void refetch()}>
          Look again
        </Button>
      </Note>
    );
  if (clashes.length === 0)
    return (
      <Note tone="good">
        <b>No conflicts.</b>{' '}
        {shift.distanceMiles !== null && `${miles(shift.distanceMiles)} from where you work from. `}
        <span className="whitespace-nowrap">{monthDay(shift.shiftDate, shift.timeZone)}</span> is free in your
        calendar.
      </Note>
    );
  return (
    <Note tone="warn">
      <b>You’re booked then:</b>
      <ul className="mt-1">
        {clashes.map((clash) => (
          <li key={`${clash.title} ${clash.startsAt}`}>
            {clash.title}, {monthDay(clash.startsAt, clash.timeZone)},{' '}
            {timeRange(clash.startsAt, clash.endsAt, clash.timeZone)}
          </li>
        ))}
      </ul>
    </Note>
  );
}
