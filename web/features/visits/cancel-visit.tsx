import type { Visit } from '#contract/visits.ts';
import { detailOf } from '#web/lib/call.ts';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { otherName, visitDay, visitTimes } from './visit-words.ts';
import type { Side } from './visit-words.ts';
import { useCancelVisit } from './visits.api.ts';

type CancelVisitProps = { visit: Visit; side: Side; onClose: () => void };

/** Either side calls a visit off; the other reads why. */
export default function CancelVisit({ visit, side, onClose }: CancelVisitProps) {
  const cancel = useCancelVisit(visit.id);
  const other = otherName(visit, side);
  return (
    <ReasonDialog
      title={`Cancel ${visitDay(visit)}?`}
      description={`${visitTimes(visit)}, ${visit.title}. ${other} will see your reason. ${
        side === 'provider' ? 'The request opens up to others again.' : 'The request ends with it.'
      }`}
      label="Why are you cancelling?"
      keep="Keep It"
      confirm="Cancel Visit"
      busy={cancel.isPending && 'Cancelling...'}
      failure={cancel.isError && detailOf(cancel.error, 'It was not cancelled. Please try again.')}
      onConfirm={(reason) =>
        cancel.mutate(reason, {
          onSuccess() {
            toast({ title: 'Visit cancelled', description: `${other} has been told.` });
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
