import { maxReason } from '#contract/text/limits.ts';
import type { OwnRequest } from '#contract/grooming/grooming-requests.ts';
import { useCancellationFee } from '#web/domain/policies/use-cancellation-fee.tsx';
import { useLeaving } from '#web/domain/reliability/use-leaving.tsx';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';
import { useAction } from '#web/lib/api/use-action.ts';

type CancelRequestProps = {
  request: Pick<OwnRequest, 'id' | 'title' | 'status' | 'applicationCount' | 'visit'>;
  onClose: () => void;
};

/** Dialog that cancels a request, and the visit that is booked for it. */
export default function CancelRequest({ request, onClose }: CancelRequestProps) {
  return request.visit ? (
    <CancelBooked request={request} visitId={request.visit.id} onClose={onClose} />
  ) : (
    <CancelWithReason request={request} visitId={null} onClose={onClose} />
  );
}

type Booked = CancelRequestProps & { visitId: string };

function CancelBooked({ visitId, ...given }: Booked) {
  const leaving = useLeaving('GET /api/visits/:id/cancel-check', visitId);
  const fee = useCancellationFee(visitId);
  return <CancelWithReason {...given} visitId={visitId} leaving={leaving} fee={fee} />;
}

type WithReason = CancelRequestProps & {
  visitId: string | null;
  leaving?: ReturnType<typeof useLeaving>;
  fee?: ReturnType<typeof useCancellationFee>;
};

/** Cancels with a reason, which is sent to groomers who offered or are booked. */
function CancelWithReason({ request, visitId, leaving, fee, onClose }: WithReason) {
  const booked = request.status === 'in_progress';
  const cancel = useAction('POST /api/grooming-requests/:id/cancel', {
    done: { title: booked ? 'Visit cancelled' : 'Request cancelled', description: request.title },
    failed: 'It was not cancelled',
  });
  const { applicationCount: offers } = request;
  return (
    <ReasonDialog
      title={booked ? 'Cancel the visit?' : 'Cancel this request?'}
      description={`${request.title}. ${
        booked
          ? 'The groomer will see your reason, and the time opens up for others.'
          : offers > 0
            ? `Everyone who made an offer (${offers}) will see your reason.`
            : 'No one has made an offer yet, so no one will be notified.'
      }`}
      label="Why are you cancelling?"
      maxLength={maxReason}
      hint="For example: we found someone nearby"
      keep="Keep it"
      confirm={booked ? 'Cancel visit' : 'Cancel request'}
      busy="Cancelling..."
      waiting={(leaving?.waiting ?? false) || (fee?.waiting ?? false)}
      onConfirm={(reason) =>
        cancel.run({ params: { id: request.id }, body: { reason, visitId, ...leaving?.sent } })
      }
      onClose={onClose}
    >
      {fee?.note}
      {leaving?.note}
    </ReasonDialog>
  );
}
