import { useState } from 'react';
import type { PlanCode } from '#contract/plan-facts.ts';
import { plans } from '#contract/plan-facts.ts';
import { CallError, detailOf } from '#web/lib/call.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ReceiptLine, ReceiptLines } from '#web/ui/sum-list.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { MembershipDialogBody, MembershipDialogProps } from './membership-dialog.ts';
import { useChangePlan, usePlanChange } from './memberships.api.ts';
import { isPlan, planHint, planTitle } from './plan-words.ts';

/** A longer plan at once: what is left of the paid term is taken off its price, shown before anything is paid. */
export function ChangePlanDialog({ membership, open, onOpenChange }: MembershipDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Change your plan">
      <ChangePlan membership={membership} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ChangePlan({ membership, onClose }: MembershipDialogBody) {
  const [plan, setPlan] = useState<PlanCode | undefined>(membership.changesTo[0]);
  const preview = usePlanChange(plan);
  const change = useChangePlan();
  const shown = preview.isFetching ? undefined : preview.data;

  const changeNow = () =>
    shown &&
    change.mutate(
      { plan: shown.plan, amountToday: shown.amountToday },
      {
        onSuccess() {
          onClose();
          toast({
            title: `You are on ${planTitle(shown.plan)}`,
            description: `Paid until ${monthDayYear(shown.paidUntil)}.`,
          });
        },
        // The day has moved on, and with it what is left of the term.
        onError: (error) => error instanceof CallError && error.code === 'clash' && void preview.refetch(),
      },
    );

  return (
    <>
      <RadioCards
        legend="New plan"
        name="new-plan"
        value={plan ?? ''}
        onChange={({ target }) => isPlan(target.value) && setPlan(target.value)}
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
          <ReceiptLine label="Paid until">{monthDayYear(shown.paidUntil)}</ReceiptLine>
          <ReceiptLine label={`Then renews ${monthDayYear(shown.renewal.at)}`}>
            {exactPrice(shown.renewal.amount)}
          </ReceiptLine>
        </ReceiptLines>
      ) : (
        !preview.isError && <Skeleton className="h-56" />
      )}
      {(change.isError || preview.isError) && (
        <Note tone="danger" role="alert">
          {detailOf(change.error ?? preview.error, 'The plan was not changed. Please try again.')}
        </Note>
      )}
      <Actions>
        <Button onClick={onClose}>Not now</Button>
        <Button
          variant="primary"
          disabled={!shown}
          busy={change.isPending && 'Processing...'}
          onClick={changeNow}
        >
          Change and pay {shown ? exactPrice(shown.amountToday) : ''}
        </Button>
      </Actions>
    </>
  );
}
