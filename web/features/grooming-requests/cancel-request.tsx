import type { OwnRequest } from '#contract/grooming-requests.ts';
import { detailOf } from '#web/lib/call.ts';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useCancelRequest } from './requests.api.ts';

type CancelRequestProps = {
  request: Pick<OwnRequest, 'id' | 'title' | 'status' | 'applicationCount'>;
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
          ? 'The groomer reads your reason, and the time is given free.'
          : offers > 0
            ? `Everybody who offered (${offers}) reads your reason.`
            : 'Nobody has offered yet, so nobody is told.'
      }`}
      label="Why is it cancelled?"
      hint="For example: we found somebody nearby"
      keep="Keep It"
      confirm={booked ? 'Cancel Visit' : 'Cancel Request'}
      busy={cancel.isPending && 'Cancelling...'}
      failure={cancel.isError && detailOf(cancel.error, 'It was not cancelled. Please try again.')}
      onConfirm={(reason) =>
        cancel.mutate(reason, {
          onSuccess() {
            toast({ title: booked ? 'Visit cancelled' : 'Request cancelled', description: request.title });
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
