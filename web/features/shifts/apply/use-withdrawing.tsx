import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { CallError, detailOf } from '#web/lib/api/call.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { ShiftName } from '../shift-facts.tsx';
import { shiftDay } from '../shift-words.ts';

const WithdrawFromBooking = lazyPart(() => import('./withdraw-from-booking.tsx'));

type Asked = { id: string; shift: ShiftCard; question: string };

/**
 * Withdraws an application: at once while it is pending, after a confirmation if it was accepted, even if the
 * page is outdated. The caller renders the confirmation as `dialog`.
 */
export function useWithdrawing(onWithdrawn?: (shift: ShiftCard) => { label: string; onSelect: () => void }) {
  const [asked, setAsked] = useState<Asked>();
  const withdraw = useAction('POST /api/shift-applications/:id/withdraw', {
    otherwise: 'Nothing has changed. Please try again.',
  });

  const withdrawPending = (id: string, shift: ShiftCard) =>
    withdraw.run(
      { params: { id }, body: { expected: 'pending' } },
      {
        done() {
          const action = onWithdrawn?.(shift);
          return {
            title: 'Application withdrawn',
            description: <ShiftName shift={shift} />,
            ...(action ? { action } : {}),
          };
        },
        refused(error) {
          if (isBooked(error))
            setAsked({ id, shift, question: `${detailOf(error, 'You are booked.')} Withdraw anyway?` });
          return false;
        },
        failed: (error) => (isBooked(error) ? 'Nothing was withdrawn' : 'Your application still stands'),
      },
    );

  const withdrawBooked = async ({ id, shift }: Asked) => {
    await withdraw.run(
      { params: { id }, body: { expected: 'accepted' } },
      {
        done: { title: 'You have withdrawn', description: `${shift.business.businessName} has been told.` },
        failed: 'You are still booked',
      },
    );
    setAsked(undefined);
  };

  const dialog: ReactNode = (
    <Suspense>
      {asked && (
        <WithdrawFromBooking
          title={asked.question}
          businessName={asked.shift.business.businessName}
          busy={withdraw.busy}
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
    busy: withdraw.busy && !asked,
    dialog,
  };
}

const isBooked = (error: unknown) => error instanceof CallError && error.code === 'booked_meanwhile';
