import { Suspense, useState } from 'react';
import { maxReason } from '#contract/text/limits.ts';
import { bookedAs } from '#web/domain/calendar/booked-as.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const ReasonDialog = lazyPart(async () => ({
  default: (await import('#web/ui/forms/reason-dialog.tsx')).ReasonDialog,
}));

type AnswerRequestProps = {
  visitId: string;
  /** Whether the buttons are those of the record itself. */
  wide?: boolean;
};

/** Buttons to accept or decline a visit requested on the booking page. The client gets a text or an email. */
export function AnswerRequest({ visitId, wide = false }: AnswerRequestProps) {
  const accept = useAction('POST /api/visits/:id/accept', {
    done: { about: visitId, title: 'Booked. Your client is told' },
    accepted: ({ provider }) => bookedAs.set(provider.as),
    failed: 'It was not booked',
  });
  const [declines, setDeclines] = useState(false);
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
        onClick={() => setDeclines(true)}
      >
        Decline
      </Button>
      <Suspense>
        {declines && (
          <ReasonDialog
            title="Decline this request?"
            description="Your client is told by text or email, with a link to your other times."
            label="Message to them (optional)"
            maxLength={maxReason}
            optional
            confirm="Decline it"
            busy="Declining..."
            onConfirm={(reason) => decline.run({ ...visit, body: { reason: reason || null } }).then(Boolean)}
            onClose={() => setDeclines(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
