import { useQuery } from '@tanstack/react-query';
import type { ReceivedApplication } from '#contract/shifts/shift-applications.ts';
import { query } from '#web/lib/api/query.ts';
import { monthDay, timeRange } from '#web/lib/dates.ts';
import { FarApartStops } from '#web/domain/calendar/far-apart-stops.tsx';
import { Note } from '#web/ui/note.tsx';

/** Before a groomer is booked, warns of conflicts on that day. Only other work forbids it. */
export function AcceptWarning({ application }: { application: ReceivedApplication }) {
  const { data } = useQuery({
    ...query('GET /api/shift-applications/:id/accept-check', { params: { id: application.id } }),
    staleTime: 0,
  });
  const { firstName } = application.groomer;
  if (!data) return null;
  const warnings = [
    ...data.clashes.map(
      ({ startsAt, endsAt, timeZone }) =>
        `${firstName} is booked elsewhere: ${monthDay(startsAt, timeZone)}, ${timeRange(startsAt, endsAt, timeZone)}.`,
    ),
    ...(data.busyElsewhere ? [`${firstName}’s own calendar has something else then.`] : []),
    ...(data.timeOff ? [`${firstName} has time off then.`] : []),
    ...(data.outsideHours ? [`This is outside ${firstName}’s working hours.`] : []),
    ...(data.outsideOpening ? ['This is outside your own working hours.'] : []),
  ];
  const travel = <FarApartStops stops={data.travel} name={firstName} />;
  if (warnings.length === 0) return travel;
  return (
    <>
      {travel}
      <Note tone="warn" role="status" icon="calendar">
        {warnings.map((warning) => (
          <p key={warning} className="tabular-nums">
            <b>{warning}</b>
          </p>
        ))}
        {data.clashes.length === 0 && <p>You can still book. A message first may save you a gap.</p>}
      </Note>
    </>
  );
}
