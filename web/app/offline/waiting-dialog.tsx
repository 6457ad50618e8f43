import { Link } from 'react-router';
import { messageTime } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

export type Waiting = {
  id: string;
  title: string;
  to: string;
  at: string;
  /** The server's words if it refused. */
  refusal: string | null;
  again: () => void;
  discard: () => void;
};

type WaitingDialogProps = { waiting: readonly Waiting[]; onOpenChange: (open: boolean) => void };

/** What waits for the connection, with a way to try it again or discard it. */
export default function WaitingDialog({ waiting, onOpenChange }: WaitingDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Waiting to send"
      description="Kept on this device, and sent when the connection is back."
    >
      <ul className="grid gap-4">
        {waiting.map((each) => (
          <li key={each.id} className="grid gap-1 border-t border-line pt-3">
            <Link to={each.to} className="font-semibold underline" onClick={() => onOpenChange(false)}>
              {each.title}
            </Link>
            <p className="text-s text-ink-2">{messageTime(each.at)}</p>
            {each.refusal !== null && (
              <p className="text-danger">
                Not accepted: {each.refusal} Open it to see how it stands now. Then try again, or discard
                this.
              </p>
            )}
            <div className="flex gap-5">
              <Button
                variant="quiet"

                aria-label={`Try again: ${each.title}`}
                onClick={each.again}
              >
                Try again
              </Button>
              <Button
                variant="quiet"

                aria-label={`Discard: ${each.title}`}
                onClick={each.discard}
              >
                Discard
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
