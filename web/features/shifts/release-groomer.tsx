import type { OwnShift } from '#contract/shifts.ts';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { useRelease } from './applicants.api.ts';
import { shiftDay } from './shift-words.ts';
import { tellOutcome } from './tell-outcome.ts';

type ReleaseGroomerProps = { shift: OwnShift; onClose: () => void };

/** Lets the accepted groomer go; the shift is live again and the waiting list is asked. */
export default function ReleaseGroomer({ shift, onClose }: ReleaseGroomerProps) {
  const release = useRelease();
  const { groomer } = shift;
  if (!groomer) return null;
  const confirm = async (reason: string) => {
    const done = await tellOutcome(release.mutateAsync({ id: groomer.applicationId, reason }), {
      done: () => ({
        title: `${groomer.name} is released`,
        description: `${shiftDay(shift)} is live again.`,
      }),
      failed: `${groomer.name} was not released`,
    });
    if (done) onClose();
  };
  return (
    <ReasonDialog
      title={`Release ${groomer.name}?`}
      description={`${groomer.name} is counting on ${shiftDay(shift)} and will be notified right away. The shift goes live again, and the waiting list is asked.`}
      label="Why? (optional)"
      optional
      keep="Keep It"
      confirm="Release"
      busy={release.isPending && 'Releasing...'}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
