import { useQuery } from '@tanstack/react-query';
import type { Rebooking } from '#contract/grooming/rebooking.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { servicesDone } from '#web/domain/visits/visit-client.ts';
import { whenWanted, windows } from '#web/domain/visits/when-wanted.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { shortDate } from '#web/lib/dates.ts';
import { dollars } from '#web/lib/money.ts';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

type AskAgainProps = { visit: Visit; onClose: () => void };

/** Asks before a visit is requested again, with the day, the time of day, the services and the budget. */
export default function AskAgain({ visit, onClose }: AskAgainProps) {
  const { id, provider } = visit;
  const check = useQuery({
    ...query('GET /api/visits/:id/rebook-check', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
  const planned = check.data;
  const undo = useAction('POST /api/grooming-requests/:id/cancel', {
    done: { title: 'The request is taken back' },
    failed: 'The request is still open',
  });
  const rebook = useAction('POST /api/visits/:id/rebook', {
    done: ({ requestId }) => ({
      title: `${provider.name} has been asked${planned ? ` for ${whenWanted(planned)}` : ' again'}`,
      description: 'You can change day and budget in the request.',
      action: {
        label: 'Undo',
        // Once an offer was accepted, it is a booking, which this does not cancel.
        onSelect: () =>
          void undo.run({
            params: { id: requestId },
            body: { reason: 'Sent by mistake.', visitId: null },
          }),
      },
    }),
    failed: 'The request was not sent',
  });
  const send = async (body: Rebooking) => {
    let stays = false;
    const refused = (error: unknown) => {
      stays = error instanceof CallError && error.code === 'terms_changed';
      return false;
    };
    await rebook.run({ params: { id }, body }, { refused });
    if (!stays) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Ask ${provider.name} again?`}
      description={`We post this request and ask ${provider.name} first. Others may offer, too.`}
      confirm="Send request"
      busy={rebook.busy && 'Asking...'}
      disabled={!planned}
      onConfirm={() => planned && void send(planned)}
    >
      {planned ? (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 tabular-nums">
          <dt className="text-ink-2">Day</dt>
          <dd>{shortDate(planned.preferredDate, 'UTC')}</dd>
          <dt className="text-ink-2">Time of day</dt>
          <dd>{windows[planned.window]}</dd>
          <dt className="text-ink-2">Services</dt>
          <dd className="wrap-anywhere">{servicesDone(planned.servicesNeeded)}</dd>
          <dt className="text-ink-2">Budget</dt>
          <dd>{dollars(planned.estimatedBudget)}</dd>
        </dl>
      ) : check.isLoadingError ? (
        <FailedQuery query={check} title="What would be sent did not load" />
      ) : (
        <Skeleton className="h-28" />
      )}
    </ConfirmDialog>
  );
}
