import type { OwnRequest } from '#contract/grooming-requests.ts';
import { detailOf } from '#web/lib/call.ts';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useCancelRequest } from './requests.api.ts';

type CancelRequestProps = {
  request: Pick<OwnRequest, 'id' | 'title' | 'status' | 'applicationCount' | 'visit'>;
  onClose: () => void;
};

/** Calls a request off; whoever offered, or was booked, is told why. */
export default function CancelRequest({ request, onClose }: CancelRequestProps) {
  const cancel = useCancelRequest(request.id);
  const booked = request.status === 'in_progress';
  const { applicationCount: offers } = request;
  return (
    <ReasonDialog
      title={booked ? 'Cancel the visit?' : 'Cancel this request?'}
      description={`${request.title}. ${
        booked
          ? 'The groomer will see your reason, and the time opens up for others.'
          : offers > 0
            ? `Everyone who made an offer (${offers}) will see your reason.`
            : 'Nobody has made an offer yet, so nobody will be notified.'
      }`}
      label="Why are you cancelling?"
      hint="For example: we found someone nearby"
      keep="Keep It"
      confirm={booked ? 'Cancel Visit' : 'Cancel Request'}
      busy={cancel.isPending && 'Cancelling...'}
      failure={cancel.isError && detailOf(cancel.error, 'It was not cancelled. Please try again.')}
      onConfirm={(reason) =>
        cancel.mutate(
          { reason, visitId: request.visit?.id ?? null },
          {
            onSuccess() {
              toast({ title: booked ? 'Visit cancelled' : 'Request cancelled', description: request.title });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
