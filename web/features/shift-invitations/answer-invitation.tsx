import type { ReceivedInvitation } from '#contract/shifts/shift-invitations.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { bookedAs } from '#web/domain/calendar/booked-as.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';

type AnswerInvitationProps = {
  invitation: ReceivedInvitation;
  /** The version of the terms that the screen shows. */
  termsVersion: number;
};

/** Buttons to accept an invitation, which books the groomer, or to decline it. */
export function AnswerInvitation({ invitation, termsVersion }: AnswerInvitationProps) {
  const { id, shift } = invitation;
  const { businessName } = shift.business;
  const accept = useAction('POST /api/shift-invitations/:id/accept', {
    done: { about: shift.id, title: 'You are booked', description: `${shift.title} at ${businessName}` },
    accepted: () => bookedAs.set('groomer'),
    failed: (error) =>
      error instanceof CallError && error.code === 'taken'
        ? 'Another groomer was booked first'
        : 'You are not booked',
  });
  const decline = useAction('POST /api/shift-invitations/:id/decline', {
    done: { title: 'Invitation declined', description: `${businessName} can ask someone else.` },
    failed: 'Your answer was not sent',
  });
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button
        busy={decline.busy && 'Declining...'}
        onClick={() => !accept.busy && void decline.run({ params: { id } })}
      >
        Decline
      </Button>
      <Button
        variant="primary"
        busy={accept.busy && 'Accepting...'}
        onClick={() => !decline.busy && void accept.run({ params: { id }, body: { termsVersion } })}
      >
        Accept
      </Button>
    </div>
  );
}
