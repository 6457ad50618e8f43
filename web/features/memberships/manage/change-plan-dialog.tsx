import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import { plans } from '#contract/memberships/plan-facts.ts';
import { CallError, detailOf } from '#web/lib/api/call-error.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { query } from '#web/lib/api/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { ReceiptLine, ReceiptLines } from '#web/ui/data/sum-list.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import type { MembershipDialogBody, MembershipDialogProps } from './membership-dialog.ts';
import type { Membership } from '../memberships.api.ts';
import { isPlan, planHint, planTitle } from '../plans/plan-words.ts';
import { RenewalConsent } from '../plans/renewal-consent.tsx';

/**
 * Dialog to switch to a longer plan at once. The unused value of the paid term is deducted from the price,
 * which is shown before payment.
 */
export function ChangePlanDialog({ membership, open, onOpenChange }: MembershipDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Change your plan">
      <ChangePlan membership={membership} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ChangePlan({ membership, onClose }: MembershipDialogBody) {
  const [plan, setPlan] = useState<PlanCode | undefined>(membership.changesTo[0]);
  const preview = useQuery({
    ...query('GET /api/membership/plan-change', { query: { plan: plan ?? 'annual' } }),
    enabled: plan !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const change = useAction('POST /api/membership/change-plan', {
    accepted: onClose,
    done: (_, { body }) => ({
      title: `You are on ${planTitle(body.plan)}`,
      description: shown && `Paid until ${day(shown.paidUntil)}.`,
    }),
    failed: 'The plan was not changed',
    refused(error) {
      // The credit for the remaining term depends on the date, which has changed since the preview.
      if (error instanceof CallError && error.code === 'clash') void preview.refetch();
      return false;
    },
  });
  const shown = preview.isFetching ? undefined : preview.data;
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const day = (at: string) => monthDayYear(at, membership.timeZone);

  const changeNow = () => {
    setAsked(true);
    if (!shown || !agreed) return;
    void change.run({ body: { plan: shown.plan, amountToday: shown.amountToday, agreeToRenewal: true } });
  };

  return (
    <>
      <RadioCards
        legend="New plan"
        name="new-plan"
        value={plan ?? ''}
        onChange={({ target }) => {
          if (!isPlan(target.value)) return;
          setPlan(target.value);
          setAgreed(false);
        }}
        options={membership.changesTo.map((to) => ({
          value: to,
          label: plans[to].name,
          hint: planHint(plans[to]),
          aside: exactPrice(plans[to].price),
          asideHint: plans[to].per,
        }))}
      />
      {shown ? (
        <ReceiptLines className="border-b border-line">
          <ReceiptLine label={planTitle(shown.plan)}>{exactPrice(shown.price)}</ReceiptLine>
          <ReceiptLine label="Credit for the time you have left">
            <span className="text-good">−{exactPrice(shown.credit)}</span>
          </ReceiptLine>
          <ReceiptLine total label="You pay today">
            {exactPrice(shown.amountToday)}
          </ReceiptLine>
          <ReceiptLine label="Paid until">{day(shown.paidUntil)}</ReceiptLine>
          <ReceiptLine label={`Then renews ${day(shown.renewal.at)}`}>
            {exactPrice(shown.renewal.amount)}
          </ReceiptLine>
        </ReceiptLines>
      ) : (
        !preview.isError && <Skeleton className="h-56" />
      )}
      {shown && (
        <>
          <p className="text-ink-2">{minimumWords(shown.minimumUntil, membership, day)}</p>
          <RenewalConsent
            what="plan"
            renewal={shown.renewal}
            firstCharge={`${exactPrice(shown.amountToday)} today`}
            checked={agreed}
            error={asked && !agreed ? 'Please agree to the renewal terms' : undefined}
            onChange={({ target }) => setAgreed(target.checked)}
          />
        </>
      )}
      {preview.isError && (
        <Note tone="danger" role="alert">
          {detailOf(preview.error, 'The plan was not changed. Please try again.')}
        </Note>
      )}
      <Actions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="primary" disabled={!shown} busy={change.busy && 'Processing...'} onClick={changeNow}>
          Change and pay {shown ? exactPrice(shown.amountToday) : ''}
        </Button>
      </Actions>
    </>
  );
}

/** Describes how the change affects the current minimum term. */
function minimumWords(
  until: string | null,
  { minimumUntil, paidUntil }: Membership,
  day: (at: string) => string,
): string {
  if (!until)
    return Date.parse(minimumUntil) > Date.parse(paidUntil)
      ? `Your minimum, until ${day(minimumUntil)}, ends with the change. The new plan has no minimum beyond its paid term.`
      : 'The new plan has no minimum beyond its paid term.';
  return `Your minimum stays as it is: it began when you joined and runs until ${day(until)}.`;
}
