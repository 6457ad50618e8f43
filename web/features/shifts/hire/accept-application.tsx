import { useQuery } from '@tanstack/react-query';
import type { ReceivedApplication } from '#contract/shifts/shift-applications.ts';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { bookedAs } from '#web/domain/calendar/booked-as.ts';
import { FarApartStops } from '#web/domain/calendar/far-apart-stops.tsx';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { monthDay, timeRange } from '#web/lib/dates.ts';
import { Note } from '#web/ui/note.tsx';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { groomerName } from './applicant-card.tsx';
import { shiftDay, shiftTimes } from '../shift-words.ts';
import { takeHomeWords } from '../take-home.ts';

type AcceptApplicationProps = {
  application: ReceivedApplication;
  shift: OwnShift;
  first: boolean;
  /** Called as the groomer is booked, before the lists are read again. */
  onBooked: () => void;
};

/**
 * Accepts the groomer after a confirmation, because all applicants are notified at once. A refusal gives its
 * reason: the groomer is booked elsewhere, or another groomer was accepted.
 */
export function AcceptApplication({ application, shift, first, onBooked }: AcceptApplicationProps) {
  const name = groomerName(application.groomer);
  // This call fills the shift or is refused because another groomer was accepted, so it is not shown
  // optimistically.
  const accept = useAction('POST /api/shift-applications/:id/accept', {
    done: {
      about: shift.id,
      title: `${name} is booked`,
      description: `${shiftDay(shift)}, ${shift.title}. Everyone who applied has been notified.`,
    },
    accepted() {
      onBooked();
      bookedAs.set('business');
    },
    failed: `${name} was not accepted`,
  });
  return (
    <ConfirmButton
      variant={first ? 'primary' : 'line'}
      aria-label={`Accept ${name}`}
      onConfirm={() => accept.run({ params: { id: application.id } })}
      dialog={{
        title: `Book ${application.groomer.firstName} for ${shiftDay(shift)}?`,
        description: (
          <>
            <p className="tabular-nums">
              {shiftTimes(shift)}, payout {takeHomeWords(shift)}
            </p>
            <p>Everyone who applied is notified right away.</p>
          </>
        ),
        confirm: `Book ${application.groomer.firstName}`,
        busy: accept.busy && 'Accepting...',
        children: <AcceptWarning application={application} />,
      }}
    >
      Accept
    </ConfirmButton>
  );
}

/** Before a groomer is booked, warns of conflicts on that day. Only other work forbids it. */
function AcceptWarning({ application }: { application: ReceivedApplication }) {
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
