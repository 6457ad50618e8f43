import { useQuery } from '@tanstack/react-query';
import { query } from '#web/lib/api/query.ts';
import { monthDay, timeRange } from '#web/lib/dates.ts';
import { Note } from '#web/ui/note.tsx';

type CalendarWarningProps = {
  startsAt: string;
  endsAt: string;
  /** Working hours say nothing about when a pet parent has time. */
  as: 'provider' | 'pet_owner';
  /** A day was chosen, not its hours. */
  wholeDay?: boolean;
  /** The visit that is moved. */
  besides?: string;
};

/** Warns of conflicts in one's own calendar; it forbids nothing. */
export function CalendarWarning({ startsAt, endsAt, as, wholeDay = false, besides }: CalendarWarningProps) {
  const { data } = useQuery(
    query('GET /api/calendar/check', { query: { from: startsAt, to: endsAt, besides } }),
  );
  if (!data) return null;
  const outside = data.outsideHours && as === 'provider';
  if (!outside && data.timeOff.length === 0 && data.visits.length === 0) return null;
  return (
    <Note tone="warn" role="status" icon="calendar">
      {data.timeOff.map(({ id, note, ...off }) => (
        <p key={id} className="wrap-anywhere">
          <b>You have time off then{note && `: ${note}`}.</b>{' '}
          {off.allDay
            ? ''
            : `${monthDay(off.startsAt, off.timeZone)}, ${timeRange(off.startsAt, off.endsAt, off.timeZone)}`}
        </p>
      ))}
      {data.visits.map((visit) => (
        <p key={`${visit.title} ${visit.startsAt}`} className="wrap-anywhere">
          <b>You have another visit {wholeDay ? 'that day' : 'then'}:</b> {visit.title},{' '}
          {monthDay(visit.startsAt, visit.timeZone)},{' '}
          {timeRange(visit.startsAt, visit.endsAt, visit.timeZone)}
        </p>
      ))}
      {outside && (
        <p>
          <b>This is outside your working hours.</b>
        </p>
      )}
    </Note>
  );
}
