import { Suspense, useState } from 'react';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { ConfirmPay } from '#web/features/shifts/pay/confirm-pay.tsx';
import { GroomerDay } from '#web/features/shifts/work/groomer-day.tsx';
import { Applied } from '#web/features/shifts/browse/apply-button.tsx';
import { StartShift } from '#web/features/shifts/work/start-shift.tsx';
import { useApplying } from '#web/features/shifts/apply/use-applying.tsx';
import { ReachBusiness } from '#web/features/shifts/apply/reach-business.tsx';
import { TakeShift } from '#web/features/shifts/apply/take-shift.tsx';
import { WithdrawApplication } from '#web/features/shifts/apply/withdraw-application.tsx';
import { AnswerInvitation } from '#web/features/shift-invitations/answer-invitation.tsx';
import { useReceivedInvitations } from '#web/features/shift-invitations/shift-invitations.api.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const WriteReview = lazyPart(() => import('#web/features/reviews/write-review.tsx'));

/** The actions that the server allows the groomer. */
export function GroomerActions({ shift }: { shift: ShiftDetail }) {
  const { actions, application, pay } = shift;
  const applying = useApplying();
  const [reviews, setReviews] = useState(false);
  const invitation = useReceivedInvitations(shift.status === 'posted').data?.find(
    (each) => each.shift.id === shift.id,
  );
  return (
    <div className="grid gap-2">
      {invitation && (
        <>
          <p>
            <b>{shift.business.businessName} invites you.</b> The first groomer to accept is booked.
          </p>
          <AnswerInvitation invitation={invitation} termsVersion={shift.termsVersion} />
        </>
      )}
      {!invitation && actions.includes('take') && !shift.conflict && <TakeShift shift={shift} />}
      {!invitation && actions.includes('apply') && (
        <Button
          variant={shift.conflict || actions.includes('take') ? 'line' : 'primary'}
          wide
          onClick={() => applying.begin(shift)}
        >
          {shift.conflict ? 'See conflict' : 'Apply for This Shift'}
        </Button>
      )}
      {application && (application.status === 'pending' || shift.status === 'posted') && (
        <Applied {...application} />
      )}
      {actions.includes('start') && (
        <StartShift shift={shift} then={`${shift.business.businessName} sees that you are there.`} />
      )}
      <GroomerDay shift={shift} actions={actions} />
      {pay && <ConfirmPay shift={shift} pay={pay} actions={actions} />}
      {actions.includes('review') && (
        <Button wide variant={pay?.state === 'waiting' ? 'line' : 'primary'} onClick={() => setReviews(true)}>
          Write a review
        </Button>
      )}
      {application?.status === 'accepted' && <ReachBusiness shift={shift} />}
      {application && actions.includes('withdraw') && (
        <WithdrawApplication application={application} shift={shift} />
      )}
      {applying.dialog}
      <Suspense>
        {reviews && (
          <WriteReview
            engagement={{ engagementType: 'shift', engagementId: shift.id }}
            name={shift.business.businessName}
            as="business"
            onClose={() => setReviews(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
