import type { TightTrip } from '#contract/calendar/calendar.ts';
import { inMinutes, monthDay, timeRange } from '#web/lib/dates.ts';
import { Note } from '#web/ui/note.tsx';

type Stop = Omit<TightTrip, 'title'> & { title?: string };
type FarApartStopsProps = {
  stops: readonly Stop[];
  /** Whose work it is, if not the reader's. */ name?: string;
};

/** Warns of work that is too far away to get there in time; it forbids nothing. */
export function FarApartStops({ stops, name }: FarApartStopsProps) {
  if (stops.length === 0) return null;
  return (
    <Note tone="warn" role="status" icon="pin">
      <b>{name ? `${name} may not get there in time.` : 'You may not get there in time.'}</b>
      <ul className="mt-1">
        {stops.map((stop) => (
          <li key={stop.startsAt} className="wrap-anywhere">
            {stop.title ?? 'Other work'}, {monthDay(stop.startsAt, stop.timeZone)},{' '}
            {timeRange(stop.startsAt, stop.endsAt, stop.timeZone)}: about {Math.round(stop.miles)} mi by road.
            The drive takes {inMinutes(stop.minutesNeeded)}, and there are {inMinutes(stop.minutesBetween)}{' '}
            between.
          </li>
        ))}
      </ul>
    </Note>
  );
}
