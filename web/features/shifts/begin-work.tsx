import type { OwnShift } from '#contract/shifts.ts';
import { detailOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useStartShift } from './applications.api.ts';

/** The owner says that the groomer is there; at its time a shift begins by itself. */
export function BeginWork({ shift }: { shift: OwnShift }) {
  const start = useStartShift();
  const begin = async () => {
    try {
      await start.mutateAsync(shift.id);
      toast({ title: 'Work has begun', description: 'Record dogs and revenue when the day is done.' });
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
