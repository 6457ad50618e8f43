import type { ReceivedApplication } from '#contract/shifts/shift-applications.ts';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { bookedAs } from '#web/domain/calendar/booked-as.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { AcceptWarning } from './accept-warning.tsx';
import { groomerName } from './applicant-card.tsx';
import { shiftDay, shiftTimes } from '../shift-words.ts';
import { takeHomeWords } from '../take-home.ts';

type AcceptApplicationProps = { application: ReceivedApplication; shift: OwnShift; first: boolean };

/**
 * Accepts the groomer after a confirmation, because all applicants are notified at once. A refusal gives its
 * reason: the groomer is booked elsewhere, or another groomer was accepted.
 */
export function AcceptApplication({ application, shift, first }: AcceptApplicationProps) {
  const name = groomerName(application.groomer);
  // This call fills the shift or is refused because another groomer was accepted, so it is not shown
  // optimistically.
  const accept = useAction('POST /api/shift-applications/:id/accept', {
    done: {
      about: shift.id,
      title: `${name} is booked`,
      description: `${shiftDay(shift)}, ${shift.title}. Everyone who applied has been notified.`,
    },
    accepted: () => bookedAs.set('business'),
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
        cancel: 'Not yet',
        confirm: `Book ${application.groomer.firstName}`,
        busy: accept.busy && 'Accepting...',
        children: <AcceptWarning application={application} />,
      }}
    >
      Accept
    </ConfirmButton>
  );
}
