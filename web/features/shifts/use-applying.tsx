import { Suspense, useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ShiftCard } from '#contract/shifts.ts';
import { detailOf } from '#web/lib/call.ts';
import { useWayOn } from '#web/lib/way-on.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useApply, useWithdraw } from './applications.api.ts';
import type { ApplyCall } from './applications.api.ts';
import { ShiftName } from './shift-facts.tsx';

const ApplyForShift = lazyPart(() => import('./apply-for-shift.tsx'));

/** How a screen says that it worked, and that it did not. */
type Words = { done: string; failed: string; fallback: string };
const usualWords: Words = {
  done: 'Application Submitted!',
  failed: 'Application Failed',
  fallback: 'Failed to submit application',
};

/** Applying for a shift from a list: `begin` opens the dialog, which the caller places as `dialog`. */
export function useApplying(through?: ApplyCall, words: Words = usualWords) {
  const [open, setOpen] = useState<{ shift: ShiftCard; draft: string }>();
  // By shift: who opens the dialog again finds there what could not be sent.
  const refused = useRef(new Map<string, string>());
  const apply = useApply(through);
  const withdraw = useWithdraw();
  const wayOn = useWayOn();

  const begin = useCallback(
    (shift: ShiftCard) => setOpen({ shift, draft: refused.current.get(shift.id) ?? '' }),
    [],
  );

  // Promises rather than callbacks: the answer is told even where the list has been left meanwhile.
  const takeBack = async (id: string) => {
    try {
      await withdraw.mutateAsync(id);
      toast({ title: 'Application taken back' });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Your application still stands',
        description: detailOf(error, 'It could not be taken back. Try again under Applications.'),
      });
    }
  };

  const send = async (shift: ShiftCard, message: string) => {
    setOpen(undefined);
    try {
      const { id } = await apply.mutateAsync({ shiftId: shift.id, message });
      refused.current.delete(shift.id);
      toast({
        title: words.done,
        description: <ShiftName shift={shift} />,
        action: { label: 'Undo', onSelect: () => void takeBack(id) },
      });
    } catch (error) {
      refused.current.set(shift.id, message);
      toast({
        variant: 'destructive',
        title: words.failed,
        description: detailOf(error, words.fallback),
        action: wayOn(error, () => begin(shift)),
      });
    }
  };

  const dialog: ReactNode = (
    <Suspense>
      {open && (
        <ApplyForShift
          key={open.shift.id}
          {...open}
          onClose={() => setOpen(undefined)}
          onApply={(message) => void send(open.shift, message)}
        />
      )}
    </Suspense>
  );
  return { begin, dialog };
}
