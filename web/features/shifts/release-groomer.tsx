import type { OwnShift } from '#contract/shifts.ts';
import { detailOf } from '#web/lib/call.ts';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useRelease } from './applicants.api.ts';
import { shiftDay } from './shift-words.ts';

type ReleaseGroomerProps = { shift: OwnShift; onClose: () => void };

/** Lets the accepted groomer go; the shift is live again and the waiting list is asked. */
export default function ReleaseGroomer({ shift, onClose }: ReleaseGroomerProps) {
  const release = useRelease();
  const { groomer } = shift;
  if (!groomer) return null;
  return (
    <ReasonDialog
      title={`Release ${groomer.name}?`}
      description={`${groomer.name} counts on ${shiftDay(shift)} and is told at once. The shift goes live again, and the waiting list is asked.`}
      label="Why? (optional)"
      optional
      keep="Keep It"
      confirm="Release"
      busy={release.isPending && 'Releasing...'}
      failure={release.isError && detailOf(release.error, 'Nobody was released. Please try again.')}
      onConfirm={(reason) =>
        release.mutate(
          { id: groomer.applicationId, reason },
          {
            onSuccess() {
              toast({
                title: `${groomer.name} is released`,
                description: `${shiftDay(shift)} is live again.`,
              });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
