import type { ReactNode } from 'react';
import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import { dayLeaf, clockTime, monthDay } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { MessageLink } from '#web/domain/people/message-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DayLeaf, Ticket } from '#web/ui/data/ticket.tsx';
import { Note } from '#web/ui/note.tsx';
import { badgeOf } from '../application-groups.ts';
import { ConfirmPay } from '../pay/confirm-pay.tsx';
import { GroomerDay } from '../work/groomer-day.tsx';
import { GroomerPay } from '../pay/groomer-pay.tsx';
import { ShiftFacts, ShiftHead } from '../shift-facts.tsx';
import { shiftAddress } from '../shift-words.ts';
import { StartShift } from '../work/start-shift.tsx';
import { isBooked } from '../week.ts';
import { ReachBusiness } from './reach-business.tsx';
import { useUndoWithdrawal } from './use-undo-withdrawal.ts';
import { WithdrawApplication } from './withdraw-application.tsx';

type OwnApplicationProps = {
  application: OwnApplication;
  onReview: (application: OwnApplication) => void;
};

/** One of the groomer's applications with its status and actions. */
export function OwnApplicationTicket({ application, onReview }: OwnApplicationProps) {
  const { shift, message } = application;
  const { words, tone } = badgeOf(application, useNow());
  return (
    <Ticket
      about={shift.id}
      day={<DayLeaf {...dayLeaf(shift.shiftDate, shift.timeZone)} />}
      stub={stubOf(application, onReview)}
    >
      <ShiftHead shift={shift} badges={<Badge tone={tone}>{words}</Badge>} />
      <ShiftFacts shift={shift} />
      <p className="wrap-anywhere text-ink-2">{shiftAddress(shift.business)}</p>
      <ChangedTerms application={application} />
      {message && (
        <blockquote className="border-l-2 border-line pl-3 wrap-anywhere text-ink-2">
          <span className="sr-only">Your message: </span>
          {message}
        </blockquote>
      )}
    </Ticket>
  );
}

/** Content of the stub. An application that ended without work has none. */
function stubOf(application: OwnApplication, onReview: OwnApplicationProps['onReview']): ReactNode {
  const { shift, pay, actions, shiftActions, status } = application;
  if (actions.includes('undo') && application.status === 'withdrawn')
    return <UndoWithdrawal id={application.id} />;
  const contestable = shiftActions.includes('contest_no_show') || shiftActions.includes('accept_no_show');
  if (!pay && !contestable && status !== 'pending' && status !== 'accepted') return undefined;
  const { claim, endedEarly } = application;
  return (
    <>
      <GroomerPay shift={{ ...shift, pay, claim }} />
      <div className="grid gap-2">
        {shiftActions.includes('start') && (
          <StartShift shift={shift} then={`${shift.business.businessName} sees that you are there.`} />
        )}
        <GroomerDay shift={{ ...shift, claim, endedEarly }} actions={shiftActions} />
        {pay && <ConfirmPay shift={shift} pay={pay} actions={shiftActions} />}
        {shiftActions.includes('review') && (
          <Button wide onClick={() => onReview(application)}>
            Write a review
          </Button>
        )}
        {isBooked(application) && <ReachBusiness shift={shift} />}
        {pay?.state === 'disputed' && (
          <MessageLink to={shift.ownerId} name={shift.business.businessName} wide />
        )}
        {actions.includes('withdraw') && <WithdrawApplication application={application} shift={shift} />}
      </div>
    </>
  );
}

function UndoWithdrawal({ id }: { id: string }) {
  const undo = useUndoWithdrawal();
  return (
    <Button wide busy={undo.busy && 'Booking again...'} onClick={() => void undo.run({ params: { id } })}>
      Undo withdrawal
    </Button>
  );
}

/** Changes that the owner made after the groomer applied. Renders nothing if there are none. */
function ChangedTerms({ application: { changes, shift } }: { application: OwnApplication }) {
  if (changes.length === 0) return null;
  return (
    <Note tone="warn" icon="pencil">
      <p>
        <b>Changed after you applied.</b> You may take your application back.
      </p>
      {changes.map(({ at, note }) => (
        <p key={`${at} ${note}`} className="mt-1 wrap-anywhere whitespace-pre-line tabular-nums">
          <span className="text-ink-2">
            {monthDay(at, shift.timeZone)}, {clockTime(at, shift.timeZone)}
          </span>
          {`\n${note}`}
        </p>
      ))}
    </Note>
  );
}
