import type { OwnShift } from '#contract/shifts/shifts.ts';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { shiftDay } from '../shift-words.ts';

type ReleaseApplicationProps = { shift: OwnShift; onClose: () => void };

/**
 * Dialog that releases the accepted groomer. The shift becomes live again and the waiting list is notified.
 */
export default function ReleaseApplication({ shift, onClose }: ReleaseApplicationProps) {
  const { groomer } = shift;
  const release = useAction('POST /api/shift-applications/:id/release', {
    done: { title: `${groomer?.name} is released`, description: `${shiftDay(shift)} is live again.` },
    failed: `${groomer?.name} was not released`,
  });
  if (!groomer) return null;
  return (
    <ReasonDialog
      title={`Release ${groomer.name}?`}
      description={`${groomer.name} is counting on ${shiftDay(shift)} and will be notified right away. The shift goes live again, and the waiting list is asked.`}
      label="Why? (optional)"
      optional
      keep="Keep It"
      confirm="Release"
      busy="Releasing..."
      onConfirm={(reason) => release.run({ params: { id: groomer.applicationId }, body: { reason } })}
      onClose={onClose}
    />
  );
}
