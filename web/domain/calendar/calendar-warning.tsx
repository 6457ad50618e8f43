import { monthDay, timeRange } from '#web/lib/dates.ts';
import { Note } from '#web/ui/note.tsx';
import { FarApartStops } from './far-apart-stops.tsx';
import { speaksAgainst, useCalendarCheck } from './use-calendar-check.ts';
import type { CheckedAs, CheckedTime } from './use-calendar-check.ts';

type CalendarWarningProps = CheckedTime & {
  as: CheckedAs;
  /** A day was chosen, not its hours. */
  wholeDay?: boolean;
  /** Leaves out the warning about travel, because the screen already shows that the time is taken. */
  isTaken?: boolean;
};

/** Warns of conflicts in one's own calendar; it forbids nothing. */
export function CalendarWarning({ as, wholeDay = false, isTaken = false, ...time }: CalendarWarningProps) {
  const { data } = useCalendarCheck(time);
  if (!data) return null;
  const outside = data.outsideHours && as === 'provider';
  const travel = !isTaken && <FarApartStops stops={data.travel} />;
  const { timeOff, busyElsewhere, visits, timeZone } = data;
  if (!speaksAgainst(data, as)) return travel;
  return (
    <>
      {travel}
      <Note tone="warn" role="status" icon="calendar">
        {timeOff.map(({ id, note, ...off }) => (
          <p key={id} className="wrap-anywhere">
            <b>You have time off then{note && `: ${note}`}.</b>{' '}
            {off.allDay
              ? ''
              : `${monthDay(off.startsAt, off.timeZone)}, ${timeRange(off.startsAt, off.endsAt, off.timeZone)}`}
          </p>
        ))}
        {busyElsewhere.map((busy) => (
          <p key={busy.startsAt}>
            <b>Your own calendar has something {wholeDay ? 'that day' : 'then'}:</b>{' '}
            {monthDay(busy.startsAt, timeZone)}, {timeRange(busy.startsAt, busy.endsAt, timeZone)}
          </p>
        ))}
        {visits.map((visit) => (
          <p key={`${visit.title} ${visit.startsAt}`} className="wrap-anywhere">
            <b>You have another visit {wholeDay ? 'that day' : 'then'}:</b> {visit.title},{' '}
            {monthDay(visit.startsAt, visit.timeZone)},{' '}
            {timeRange(visit.startsAt, visit.endsAt, visit.timeZone)}
          </p>
        ))}
        {outside && (
          <p>
            <b>This is outside your working hours.</b>
            {timeOff.length + busyElsewhere.length + visits.length === 0 && ' Nothing else is booked then.'}
          </p>
        )}
      </Note>
    </>
  );
}
