import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { CountsAs } from '#contract/reliability.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { CallError, detailOf } from '#web/lib/api/call-error.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { ShiftName } from '../shift-name.tsx';
import { useUndoWithdrawal } from './use-undo-withdrawal.ts';
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

  /** `quiet`: the row of the shift shows it, where another button comes back. @returns whether it worked */
  const withdrawPending = (id: string, shift: ShiftCard, quiet = false) =>
    withdraw.run(
      { params: { id }, body: { expected: 'pending' } },
      {
        done() {
          const action = onWithdrawn?.(shift);
          return {
            title: 'Application withdrawn',
            description: <ShiftName shift={shift} />,
            ...(quiet && { about: shift.id, quiet }),
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

  const undo = useUndoWithdrawal();
  const withdrawBooked = async (
    { id, shift }: Asked,
    leaving: { countsAs?: CountsAs; weather?: boolean; weatherNote?: string },
  ) => {
    await withdraw.run(
      { params: { id }, body: { expected: 'accepted', ...leaving } },
      {
        done: {
          title: 'You have withdrawn',
          description: `${shift.business.businessName} has been notified.`,
          action: { label: 'Undo', onSelect: () => void undo.run({ params: { id } }) },
        },
        failed: 'You are still booked',
      },
    );
    setAsked(undefined);
  };

  const dialog: ReactNode = (
    <Suspense>
      {asked && (
        <WithdrawFromBooking
          applicationId={asked.id}
          timeZone={asked.shift.timeZone}
          title={asked.question}
          businessName={asked.shift.business.businessName}
          busy={withdraw.busy}
          onConfirm={(sent) => void withdrawBooked(asked, sent)}
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
