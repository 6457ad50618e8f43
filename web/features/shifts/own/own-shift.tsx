import { rateInWords } from '#contract/shifts/pay-model.ts';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { dayLeaf, inHours } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { price } from '#web/lib/money.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Note } from '#web/ui/note.tsx';
import { DayLeaf, Fact, Ticket } from '#web/ui/data/ticket.tsx';
import { MoreWithShift } from './more-with-shift.tsx';
import { NextStep, useShiftDialogs } from './own-shift-actions.tsx';
import type { OwnShiftHandlers } from './own-shift-actions.tsx';
import { lacksGroomer } from './own-shift-groups.ts';
import { Payout } from '../pay/payout.tsx';
import { ShiftFacts } from '../shift-facts.tsx';
import { ShiftStatusBadge } from '../shift-status.tsx';
import { applications, dogs, lacksGroomerWords, onWaitingList } from '../shift-words.ts';

type OwnShiftTicketProps = { shift: OwnShift; handlers: OwnShiftHandlers };

/** One of the owner's open shifts with its status, payout and actions. */
export function OwnShiftTicket({ shift, handlers }: OwnShiftTicketProps) {
  const { status, groomer, pay, newApplicationCount, pendingApplicationCount } = shift;
  const { ask, dialog } = useShiftDialogs(shift);
  const now = useNow();
  return (
    <Ticket
      about={shift.id}
      day={<DayLeaf {...dayLeaf(shift.shiftDate, shift.timeZone)} />}
      stub={
        <>
          <Payout shift={shift} />
          <NextStep shift={shift} handlers={handlers} onAsk={ask} />
        </>
      }
    >
      <div className="-my-2 flex items-center gap-2">
        <ShiftStatusBadge shift={shift} />
        {status === 'posted' && newApplicationCount > 0 && (
          <Badge tone="role">{newApplicationCount} new</Badge>
        )}
        <div className="-mr-2 ml-auto">
          <MoreWithShift shift={shift} handlers={handlers} onAsk={ask} />
        </div>
      </div>
      <h3 className="text-[1.375rem] wrap-anywhere">
        <Link to={href('shift', { id: shift.id })} className="hover:underline">
          {shift.title}
        </Link>
      </h3>
      <ShiftFacts shift={shift}>
        <Fact icon="card">
          <b>{rateInWords(shift)}</b>
        </Fact>
      </ShiftFacts>
      {lacksGroomer(shift, now) && (
        <Note tone="warn">
          <b>{lacksGroomerWords(shift, now)}</b>
        </Note>
      )}
      {groomer ? (
        <p className="flex min-w-0 items-center gap-2.5">
          <PersonAvatar name={groomer.name} src={groomer.profileImageUrl} size="s" as="groomer" />
          <span className="min-w-0 wrap-anywhere">
            <button
              type="button"
              className="-my-1.5 min-h-11 text-start font-strong underline"
              onClick={() => handlers.onView(groomer.id)}
            >
              {groomer.name}
            </button>
            {status === 'filled' && pendingApplicationCount > 0 && (
              <span className="text-ink-2">, {onWaitingList(pendingApplicationCount)}</span>
            )}
          </span>
        </p>
      ) : (
        status === 'posted' && (
          <p>
            {pendingApplicationCount === 0 ? (
              'No applications yet'
            ) : (
              <b>{applications(pendingApplicationCount)}</b>
            )}
          </p>
        )
      )}
      {pay?.state === 'disputed' && (
        <Note tone="warn">
          <b>{groomer?.name ?? 'The groomer'} disagrees with the pay.</b> You recorded{' '}
          {shift.hourlyRate && `${inHours(pay.hours)}, `}
          {dogs(pay.dogsGroomed)} and {price(pay.pay)}.{' '}
          {pay.disputeReason && <span className="wrap-anywhere">“{pay.disputeReason}”</span>}
        </Note>
      )}
      {dialog}
    </Ticket>
  );
}
