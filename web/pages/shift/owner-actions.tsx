import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { AcceptClaim } from '#web/features/shifts/pay/accept-claim.tsx';
import { EndEarly } from '#web/features/shifts/work/end-early.tsx';
import { Payout, PayoutState } from '#web/features/shifts/pay/payout.tsx';
import { correctWords, shiftDay, toApplicants } from '#web/features/shifts/shift-words.ts';
import { isoDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { MessageLink } from '#web/domain/people/message-link.tsx';

const CompleteShift = lazyPart(() => import('#web/features/shifts/work/complete-shift.tsx'));

/** The payout, and whether the groomer agrees. */
export function OwnerPay({ shift }: { shift: ShiftDetail }) {
  const { pay } = shift;
  return (
    <div className="grid gap-2">
      <Payout shift={shift} />
      {pay && <PayoutState shift={{ ...shift, pay }} />}
    </div>
  );
}

/** The actions that the server allows the owner. */
export function OwnerActions({ shift }: { shift: ShiftDetail }) {
  const { actions, groomer, pay, applicationCount } = shift;
  const [records, setRecords] = useState(false);
  const open = ['posted', 'filled'].includes(shift.status);
  const hasApplicants = shift.status === 'posted' && applicationCount > 0;
  const applicantsAt = href('owner-dashboard', { tab: 'apps', shift: shift.id });
  return (
    <div className="grid gap-2">
      {actions.includes('accept_claim') && (
        <AcceptClaim shift={shift} name={groomer?.name ?? 'The groomer'} onCorrect={() => setRecords(true)} />
      )}
      {actions.includes('end_early') && (
        <EndEarly shift={shift} side="owner" other={groomer?.name ?? 'The groomer'} />
      )}
      {actions.includes('complete') && !actions.includes('accept_claim') && (
        <Button variant="primary" wide onClick={() => setRecords(true)}>
          Record the day
        </Button>
      )}
      {actions.includes('correct') && (
        <Button
          variant={pay?.state === 'disputed' ? 'primary' : 'line'}
          wide
          onClick={() => setRecords(true)}
        >
          {correctWords(pay)}
        </Button>
      )}
      {hasApplicants && (
        <Button asChild variant="primary" wide>
          <Link to={applicantsAt}>{toApplicants(applicationCount)}</Link>
        </Button>
      )}
      {shift.status === 'posted' && (
        <Button asChild wide>
          <Link
            to={href('owner-dashboard', {
              tab: 'groomers',
              on: isoDay(shift.shiftDate, shift.timeZone),
              invite: shift.id,
            })}
          >
            Find free groomers <span className="sr-only">for {shiftDay(shift)}</span>
          </Link>
        </Button>
      )}
      {groomer && <MessageLink to={groomer.id} name={groomer.name} wide />}
      {!hasApplicants && (
        <Button asChild wide>
          <Link to={open ? applicantsAt : href('owner-dashboard')}>Manage shift</Link>
        </Button>
      )}
      <Suspense>{records && <CompleteShift shift={shift} onClose={() => setRecords(false)} />}</Suspense>
    </div>
  );
}
