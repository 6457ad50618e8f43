import { bookedAs } from '#web/domain/calendar/booked-as.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';

type AnswerRequestProps = {
  visitId: string;
  /** Whether the buttons are those of the record itself. */
  wide?: boolean;
};

/** The provider's answer to a visit that was asked for on their booking page. The client is told by text or email. */
export function AnswerRequest({ visitId, wide = false }: AnswerRequestProps) {
  const accept = useAction('POST /api/visits/:id/accept', {
    done: { about: visitId, title: 'Booked. Your client is told' },
    accepted: ({ provider }) => bookedAs.set(provider.as),
    failed: 'It was not booked',
  });
  const decline = useAction('POST /api/visits/:id/decline', {
    done: { title: 'Declined. Your client is told' },
    failed: 'It was not declined',
  });
  const busy = accept.busy || decline.busy;
  const visit = { params: { id: visitId } };
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button
        variant={wide ? 'primary' : 'line'}
        disabled={busy}
        busy={accept.busy && 'Booking...'}
        onClick={() => void accept.run(visit)}
      >
        Accept
      </Button>
      <Button
        variant={wide ? 'line' : 'quiet'}
        disabled={busy}
        busy={decline.busy && 'Declining...'}
        onClick={() => void decline.run(visit)}
      >
        Decline
      </Button>
    </div>
  );
}
