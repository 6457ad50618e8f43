import { Suspense, useState } from 'react';
import type { ReceivedApplication } from '#contract/shifts/shift-applications.ts';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { groomerName } from './applicant-card.tsx';
import { useDeclineInList } from './applicants.api.ts';
import { shiftDay, shiftTimes } from '../shift-words.ts';
import { takeHomeWords } from '../take-home.ts';

const ConfirmDialog = lazyPart(() =>
  import('#web/ui/overlays/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

type AcceptProps = { application: ReceivedApplication; shift: OwnShift; first: boolean };

/**
 * Accepts the groomer after a confirmation, because all applicants are notified at once. A refusal gives its
 * reason: the groomer is booked elsewhere, or another groomer was accepted.
 */
export function AcceptApplication({ application, shift, first }: AcceptProps) {
  const [asks, setAsks] = useState(false);
  const name = groomerName(application.groomer);
  // This call fills the shift or is refused because another groomer was accepted, so it is not shown
  // optimistically.
  const accept = useAction('POST /api/shift-applications/:id/accept', {
    done: {
      title: `${name} is booked`,
      description: `${shiftDay(shift)}, ${shift.title}. Everyone who applied has been notified.`,
    },
    failed: `${name} was not accepted`,
  });
  const decide = () => {
    setAsks(false);
    void accept.run({ params: { id: application.id } });
  };
  return (
    <>
      <Button
        variant={first ? 'primary' : 'line'}
        busy={accept.busy && 'Accepting...'}
        aria-label={accept.busy ? undefined : `Accept ${name}`}
        onClick={() => setAsks(true)}
      >
        Accept
      </Button>
      <Suspense>
        {asks && (
          <ConfirmDialog
            open
            onOpenChange={setAsks}
            title={`Book ${application.groomer.firstName} for ${shiftDay(shift)}?`}
            description={
              <>
                <p className="tabular-nums">
                  {shiftTimes(shift)}, payout {takeHomeWords(shift)}
                </p>
                <p>Everyone who applied is told right away.</p>
              </>
            }
            cancel="Not Yet"
            confirm={`Book ${application.groomer.firstName}`}
            onConfirm={decide}
          />
        )}
      </Suspense>
    </>
  );
}

/** Declines the application after a confirmation, because this is final. */
export function DeclineApplication({ application }: { application: ReceivedApplication }) {
  const [asks, setAsks] = useState(false);
  const name = groomerName(application.groomer);
  const declineInList = useDeclineInList();
  const decline = useAction('POST /api/shift-applications/:id/decline', {
    optimistic: ({ params }) => declineInList(params.id),
    done: { title: `${name} is declined`, description: 'We let them know politely.' },
    failed: `${name} was not declined`,
  });
  const decide = () => {
    setAsks(false);
    void decline.run({ params: { id: application.id } });
  };
  return (
    <>
      <Button variant="quiet" aria-label={`Decline ${name}`} onClick={() => setAsks(true)}>
        Decline
      </Button>
      <Suspense>
        {asks && (
          <ConfirmDialog
            open
            onOpenChange={setAsks}
            title={`Decline ${name}?`}
            description="We let them know politely. They cannot apply for this shift again."
            cancel="Keep It"
            confirm="Decline"
            onConfirm={decide}
          />
        )}
      </Suspense>
    </>
  );
}
