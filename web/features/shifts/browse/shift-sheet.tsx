import type { ReactNode } from 'react';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { dayLeaf } from '#web/lib/dates.ts';
import { Note } from '#web/ui/note.tsx';
import { DayLeaf, Ticket } from '#web/ui/data/ticket.tsx';
import { ConflictTag } from '../conflict-tag.tsx';
import { ShiftFacts, ShiftHead, ShiftTerms } from '../shift-facts.tsx';
import { ShiftStatusBadge } from '../shift-status.tsx';

type ShiftSheetProps = {
  shift: ShiftDetail;
  /** Pay of the day from the viewer's side. */
  pay: ReactNode;
  /** The viewer's actions. */
  actions: ReactNode;
};

/** All details of one shift on a ticket. */
export function ShiftSheet({ shift, pay, actions }: ShiftSheetProps) {
  return (
    <Ticket
      about={shift.id}
      day={<DayLeaf {...dayLeaf(shift.shiftDate, shift.timeZone)} />}
      stub={
        <>
          {pay}
          {actions}
        </>
      }
    >
      <ShiftHead shift={shift} linked={false} badges={<ShiftStatusBadge shift={shift} />} />
      <ConflictTag shift={shift} />
      <ShiftFacts shift={shift} />
      {shift.description && (
        <p className="max-w-text wrap-anywhere whitespace-pre-line">{shift.description}</p>
      )}
      <ShiftTerms shift={shift} whole />
      {shift.cancelReason && <Note tone="warn">Cancelled: {shift.cancelReason}</Note>}
    </Ticket>
  );
}
