import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { noWrap } from '#web/lib/no-wrap.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { MoreWithShift } from './more-with-shift.tsx';
import { useShiftDialogs } from './own-shift-actions.tsx';
import type { OwnShiftHandlers } from './own-shift-actions.tsx';
import { useUndoCancel } from './use-undo-cancel.ts';
import { ShiftStatusBadge } from '../shift-status.tsx';
import { dayFigures } from '../shift-words.ts';
import { WithdrawNoShow } from '../work/withdraw-no-show.tsx';

type ClosedShiftProps = { shift: OwnShift; handlers: OwnShiftHandlers };

/** A past or cancelled shift as one line. */
export function ClosedShift({ shift, handlers }: ClosedShiftProps) {
  const { ask, dialog } = useShiftDialogs(shift);
  const { groomer, pay, actions } = shift;
  const facts = [
    monthDayYear(shift.shiftDate, shift.timeZone),
    groomer?.name,
    pay && noWrap(dayFigures(shift, pay)),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-t border-line py-3 md:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="min-w-0">
        <h3 className="font-text text-m tracking-normal wrap-anywhere">
          <Link to={href('shift', { id: shift.id })} className="hover:underline">
            {shift.title}
          </Link>
        </h3>
        <p className="text-s text-ink-2 tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="col-start-2 row-start-1 -mr-2 md:col-start-3">
        <MoreWithShift shift={shift} handlers={handlers} onAsk={ask} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-md:col-span-2 md:justify-end">
        {pay ? (
          <>
            <b className="text-l tabular-nums">{price(pay.pay)}</b>
            {pay.state === 'confirmed' ? (
              <Badge tone="good" icon="check">
                Pay confirmed
              </Badge>
            ) : (
              <Badge tone="line">Waiting for the groomer</Badge>
            )}
          </>
        ) : (
          <ShiftStatusBadge shift={shift} />
        )}
        {actions.includes('undo_cancel') && <UndoCancel id={shift.id} />}
        {actions.includes('withdraw_no_show') && <WithdrawNoShow shift={shift} />}
        {actions.includes('review') && (
          <Button onClick={() => handlers.onReview(shift)}>Write a review</Button>
        )}
      </div>
      {dialog}
    </div>
  );
}

function UndoCancel({ id }: { id: string }) {
  const undo = useUndoCancel();
  return (
    <Button busy={undo.busy && 'Restoring...'} onClick={() => void undo.run({ params: { id } })}>
      Undo cancellation
    </Button>
  );
}
