import type { ShiftCard } from '#contract/shifts.ts';
import { detailOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useStartShift } from './applications.api.ts';

/** Says that work has begun. */
export function StartWork({ shift }: { shift: ShiftCard }) {
  const start = useStartShift();
  const begin = async () => {
    try {
      await start.mutateAsync(shift.id);
      toast({
        title: 'Work has begun',
        description: `${shift.business.businessName} sees that you are there.`,
      });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'The start was not noted',
        description: detailOf(error, 'Please try again.'),
      });
    }
  };
  return (
    <Button variant="primary" wide busy={start.isPending && 'Starting...'} onClick={() => void begin()}>
      Start Work
    </Button>
  );
}
