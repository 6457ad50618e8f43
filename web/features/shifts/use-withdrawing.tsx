import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { ShiftCard } from '#contract/shifts.ts';
import { CallError, detailOf } from '#web/lib/call.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useWithdraw } from './applications.api.ts';
import { ShiftName } from './shift-facts.tsx';
import { shiftDay } from './shift-words.ts';

const WithdrawFromBooking = lazyPart(() => import('./withdraw-from-booking.tsx'));

type Asked = { id: string; shift: ShiftCard; question: string };

/**
 * Withdraws an application: at once while it is pending, after a question where it was accepted, also where the page did
 * not know that yet. The caller places the question as `dialog`.
 */
export function useWithdrawing(onWithdrawn?: (shift: ShiftCard) => { label: string; onSelect: () => void }) {
  const [asked, setAsked] = useState<Asked>();
  const withdraw = useWithdraw();

  const withdrawPending = async (id: string, shift: ShiftCard) => {
    try {
      await withdraw.mutateAsync({ id, expected: 'pending' });
      const action = onWithdrawn?.(shift);
      toast({
        title: 'Application withdrawn',
        description: <ShiftName shift={shift} />,
        ...(action ? { action } : {}),
      });
    } catch (error) {
      const booked = error instanceof CallError && error.code === 'booked_meanwhile';
      const words = detailOf(error, 'Nothing has changed. Please try again.');
      if (booked) setAsked({ id, shift, question: `${words} Withdraw anyway?` });
      toast({
        variant: 'destructive',
        title: booked ? 'Nothing was withdrawn' : 'Your application still stands',
        description: words,
      });
    }
  };

  const withdrawBooked = async ({ id, shift }: Asked) => {
    try {
      await withdraw.mutateAsync({ id, expected: 'accepted' });
      toast({ title: 'You have withdrawn', description: `${shift.business.businessName} has been told.` });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'You are still booked',
        description: detailOf(error, 'Nothing has changed. Please try again.'),
      });
    } finally {
      setAsked(undefined);
    }
  };

  const dialog: ReactNode = (
    <Suspense>
      {asked && (
        <WithdrawFromBooking
          title={asked.question}
          businessName={asked.shift.business.businessName}
          busy={withdraw.isPending}
          onConfirm={() => void withdrawBooked(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Suspense>
  );
  return {
    withdrawPending,
    askToWithdraw: (id: string, shift: ShiftCard) =>
      setAsked({ id, shift, question: `Withdraw from ${shiftDay(shift)}?` }),
    busy: withdraw.isPending && !asked,
    dialog,
  };
}
