import type { ReactNode } from 'react';
import type { ShiftStatus } from '#contract/shift-lifecycle.ts';
import type { ShiftDetail } from '#contract/shifts.ts';
import { dayLeaf } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Note } from '#web/ui/note.tsx';
import { DayLeaf, Ticket } from '#web/ui/ticket.tsx';
import { ShiftFacts, ShiftHead, ShiftTerms } from './shift-facts.tsx';
import { TakeHomeFigure } from './shift-ticket.tsx';
import { WorkedPay } from './worked-pay.tsx';

const statuses: Record<ShiftStatus, { words: string; tone: BadgeTone }> = {
  posted: { words: 'Live', tone: 'live' },
  filled: { words: 'Filled', tone: 'good' },
  in_progress: { words: 'In progress', tone: 'good' },
  completed: { words: 'Completed', tone: 'good' },
  cancelled: { words: 'Cancelled', tone: 'danger' },
  expired: { words: 'Expired', tone: 'tag' },
  no_show: { words: 'No show', tone: 'danger' },
};

type ShiftSheetProps = {
  shift: ShiftDetail;
  /** What the viewer can do about it. */
  actions: ReactNode;
};

/** Everything about one shift, on one ticket. */
export function ShiftSheet({ shift, actions }: ShiftSheetProps) {
  const status = statuses[shift.status];
  return (
    <Ticket
      day={<DayLeaf {...dayLeaf(shift.shiftDate, shift.timeZone)} />}
      stub={
        <>
          {shift.pay ? <WorkedPay shift={shift} pay={shift.pay} /> : <TakeHomeFigure shift={shift} />}
          {actions}
        </>
      }
    >
      <ShiftHead shift={shift} linked={false} badges={<Badge tone={status.tone}>{status.words}</Badge>} />
      <ShiftFacts shift={shift} />
      {shift.description && <p className="max-w-text break-words whitespace-pre-line">{shift.description}</p>}
      <ShiftTerms shift={shift} whole />
      {shift.cancelReason && <Note tone="warn">Cancelled: {shift.cancelReason}</Note>}
    </Ticket>
  );
}
