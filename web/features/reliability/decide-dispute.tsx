import { maxReason } from '#contract/text/limits.ts';
import type { Dispute } from '#contract/reliability.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';

type DecideDisputeProps = {
  dispute: Dispute;
  decision: 'overturned' | 'upheld';
  onClose: () => void;
};

/** Decides an appeal with a reason for both sides. */
export default function DecideDispute({ dispute, decision, onClose }: DecideDisputeProps) {
  const overturns = decision === 'overturned';
  const decide = useAction('POST /api/admin/disputes/:id/decide', {
    done: {
      title: overturns ? 'It does not count' : 'It counts',
      description: 'Both sides get your reason.',
    },
    failed: 'Nothing was decided',
  });
  return (
    <ReasonDialog
      title={overturns ? 'Overturn?' : 'Uphold?'}
      description={`${dispute.person.name}, ${dispute.fact.title}. ${
        dispute.appeal.contested
          ? overturns
            ? 'It will not count, and the day can be recorded.'
            : 'It will count from now on.'
          : overturns
            ? 'It will no longer count.'
            : 'It goes on counting.'
      } Both sides read your reason.`}
      label="Reason"
      maxLength={maxReason}
      confirm={overturns ? 'Overturn' : 'Uphold'}
      busy="Deciding..."
      onConfirm={(reason) => decide.run({ params: { id: dispute.id }, body: { decision, reason } })}
      onClose={onClose}
    />
  );
}
