import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { isoDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { AcceptClaim } from '../pay/accept-claim.tsx';
import { ContestedNote } from '../work/contested-note.tsx';
import { EndEarly } from '../work/end-early.tsx';
import type { ShiftTask } from '../post/shift-draft.ts';
import { correctWords, shiftDay, toApplicants } from '../shift-words.ts';
import { StartShift } from '../work/start-shift.tsx';
import { WithdrawNoShow } from '../work/withdraw-no-show.tsx';

const dialogs = {
  cancel: lazyPart(() => import('./cancel-shift.tsx')),
  record: lazyPart(() => import('../work/complete-shift.tsx')),
  no_show: lazyPart(() => import('../work/report-no-show.tsx')),
  release: lazyPart(() => import('../hire/release-application.tsx')),
  history: lazyPart(() => import('../history-dialog.tsx')),
};
type Asked = keyof typeof dialogs;

/** Handlers for actions that open another page or form. */
export type OwnShiftHandlers = {
  onTask: (task: ShiftTask) => void;
  onReview: (shift: OwnShift) => void;
  /** Opens the groomer's profile. */
  onView: (groomerId: string) => void;
  /** Link to the applicants of a shift. */
  applicantsAt: (shift: OwnShift) => string;
  /** Link to the groomers who are free on a day, to invite them to a shift. */
  groomersFreeOn: (day: string, shiftId: string) => string;
  /** Renders the button for writing to the groomer. */
  renderContact: (groomer: NonNullable<OwnShift['groomer']>) => ReactNode;
};

/** Dialogs for a shift's actions: `ask` opens one, and the ticket renders `dialog`. */
export function useShiftDialogs(shift: OwnShift) {
  const [asked, ask] = useState<Asked>();
  const Question = asked && dialogs[asked];
  const dialog: ReactNode = (
    <Suspense>{Question && <Question shift={shift} onClose={() => ask(undefined)} />}</Suspense>
  );
  return { ask, dialog };
}

export type ActionsProps = { shift: OwnShift; handlers: OwnShiftHandlers; onAsk: (asked: Asked) => void };

/** Button for the next action; renders nothing if no action is needed. */
export function NextStep({ shift, handlers, onAsk }: ActionsProps): ReactNode {
  const { actions, status, groomer, pay, pendingApplicationCount } = shift;
  const name = groomer?.name ?? 'The groomer';
  if (actions.includes('accept_claim'))
    return (
      <div className="grid gap-2">
        <AcceptClaim shift={shift} name={name} onCorrect={() => onAsk('record')} />
        {groomer && handlers.renderContact(groomer)}
      </div>
    );
  if (actions.includes('end_early')) return <EndEarly shift={shift} side="owner" other={name} />;
  if (actions.includes('complete'))
    return (
      <Button variant="primary" wide onClick={() => onAsk('record')}>
        Record the day
      </Button>
    );
  if (pay?.state === 'disputed' && actions.includes('correct'))
    return (
      <div className="grid gap-2">
        <Button variant="primary" wide onClick={() => onAsk('record')}>
          {correctWords(pay)}
        </Button>
        {groomer && handlers.renderContact(groomer)}
      </div>
    );
  if (actions.includes('withdraw_no_show'))
    return (
      <div className="grid gap-2">
        {status === 'contested' && <ContestedNote other={name} />}
        <WithdrawNoShow shift={shift} />
        {groomer && handlers.renderContact(groomer)}
      </div>
    );
  if (actions.includes('start'))
    return <StartShift shift={shift} then="Record dogs and revenue when the day is done." />;
  if (actions.includes('review'))
    return (
      <Button wide onClick={() => handlers.onReview(shift)}>
        Write a review
      </Button>
    );
  if (status === 'filled')
    return (
      <Button asChild wide>
        <Link to={handlers.applicantsAt(shift)}>
          {pendingApplicationCount > 0 ? 'Waiting list' : 'See the groomer'}
        </Link>
      </Button>
    );
  return status === 'posted' ? (
    <div className="grid gap-2">
      {pendingApplicationCount > 0 && (
        <Button asChild variant="primary" wide>
          <Link to={handlers.applicantsAt(shift)}>{toApplicants(pendingApplicationCount)}</Link>
        </Button>
      )}
      <Button asChild wide>
        <Link to={handlers.groomersFreeOn(isoDay(shift.shiftDate, shift.timeZone), shift.id)}>
          Find free groomers <span className="sr-only">for {shiftDay(shift)}</span>
        </Link>
      </Button>
      {pendingApplicationCount === 0 && (
        <Button wide onClick={() => handlers.onTask({ kind: 'edit', shift })}>
          Edit
        </Button>
      )}
    </div>
  ) : undefined;
}
