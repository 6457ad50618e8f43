import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

const usual = [10, 15, 20, 30, 45, 60];

/** Tells the business by how many minutes the groomer runs late, in one tap. */
export default function RunLate({ shift, onClose }: { shift: ShiftDetail; onClose: () => void }) {
  const late = useAction('POST /api/shifts/:id/day/late', {
    done: { title: `${shift.business.businessName} has been notified` },
    failed: 'It was not sent',
  });
  const send = async (minutes: number) => {
    if (await late.run({ params: { id: shift.id }, body: { minutes } })) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="By how much?"
      description={`${shift.business.businessName} will know right away.`}
    >
      <div className="grid grid-cols-3 gap-2">
        {usual.map((minutes) => (
          <Button key={minutes} wide busy={late.busy} onClick={() => void send(minutes)}>
            {minutes} min
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
