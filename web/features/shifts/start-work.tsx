import type { ShiftCard } from '#contract/shifts.ts';
import { detailOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useStartShift } from './applications.api.ts';

type StartWorkProps = {
  shift: Pick<ShiftCard, 'id'>;
  /** What comes of it, to be told when it is noted. */
  then: string;
};

/** Either side says that work has begun; at its time a shift begins by itself. */
export function StartWork({ shift, then }: StartWorkProps) {
  const start = useStartShift();
  const begin = async () => {
    try {
      await start.mutateAsync(shift.id);
      toast({ title: 'Work has begun', description: then });
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
