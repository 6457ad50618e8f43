import { useState } from 'react';
import { monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { ReceiptLine, ReceiptLines } from '#web/ui/data/sum-list.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import type { MembershipDialogBody, MembershipDialogProps } from './membership-dialog.ts';
import { kindOf } from '../membership-words.ts';
import { useMembership } from '../memberships.api.ts';
import { everyTerm, planTitle } from '../plans/plan-words.ts';
import { RenewalConsent } from '../plans/renewal-consent.tsx';

/** Dialog to resume a membership. It shows the next charge before the button. */
export function ResumeDialog({ membership, open, onOpenChange }: MembershipDialogProps) {
  const title = kindOf(membership) === 'premium' ? 'Resume Premium?' : 'Resume your membership?';
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      <Resume membership={membership} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Resume({ membership, onClose }: MembershipDialogBody) {
  const { resumption, endsAt, timeZone } = membership;
  const kind = kindOf(membership);
  const product = kind === 'premium' ? 'Premium' : 'membership';
  const premium = useMembership(kind === 'access').data?.premium;
  const staysCanceled =
    kind === 'access' && premium && premium.status !== 'expired' && premium.cancellationRequested
      ? premium
      : undefined;
  const nextDay = resumption && monthDayYear(resumption.at, timeZone);
  const resume = useAction('POST /api/membership/resume', {
    accepted: onClose,
    done: {
      title: 'Welcome back',
      description: `Your ${product} goes on. The next charge is on ${nextDay}.`,
    },
    failed: `Your ${product} was not resumed`,
  });
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  if (!resumption) return null;
  const { at, amount, everyMonths, agreement } = resumption;

  const resumeNow = () => {
    setAsked(true);
    if (agreement && !agreed) return;
    void resume.run({
      body: {
        ...(kind === 'premium' ? { premium: true } : {}),
        ...(agreement ? { agreeToRenewal: true } : {}),
      },
    });
  };
  return (
    <>
      <ReceiptLines className="border-b border-line">
        <ReceiptLine label="You pay today">Nothing</ReceiptLine>
        <ReceiptLine label={`Next charge, ${nextDay}`}>{exactPrice(amount)}</ReceiptLine>
        <ReceiptLine label={`Then ${everyTerm(everyMonths)}, until you cancel`}>
          {exactPrice(amount)}
        </ReceiptLine>
      </ReceiptLines>
      {staysCanceled && (
        <p className="text-ink-2">
          This resumes your membership only. {planTitle(staysCanceled.plan)} stays cancelled and ends{' '}
          {monthDayYear(staysCanceled.endsAt ?? staysCanceled.paidUntil, timeZone)}; it has a Resume Premium
          button of its own.
        </p>
      )}
      {agreement && (
        <>
          <p className="text-ink-2">Your free days run on until {monthDayYear(endsAt ?? at, timeZone)}.</p>
          <RenewalConsent
            what={kind === 'premium' ? 'Premium plan' : 'membership'}
            renewal={{ amount, everyMonths }}
            firstCharge={`${exactPrice(amount)} on ${nextDay}`}
            checked={agreed}
            error={asked && !agreed ? 'Please agree to the renewal terms' : undefined}
            onChange={({ target }) => setAgreed(target.checked)}
          />
        </>
      )}
      <Actions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="primary" busy={resume.busy && 'Resuming...'} onClick={resumeNow}>
          {kind === 'premium' ? 'Resume Premium' : 'Resume membership'}
        </Button>
      </Actions>
    </>
  );
}
