import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { plans } from '#contract/memberships/plan-facts.ts';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import { CallError, detailOf } from '#web/lib/api/call-error.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/lib/toast-store.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { CardFields, useCardForm } from '../card/card-fields.tsx';
import type { CheckoutSession } from './checkout.api.ts';
import { CheckoutConsent, useRenewalConsent } from './checkout-consent.tsx';
import { usePayCheckout } from './use-pay-checkout.ts';
import { PlanChoice } from '../plans/plan-choice.tsx';
import { PromoField } from './promo-field.tsx';
import { usePromoCode } from './use-promo-code.ts';

type CheckoutFormProps = { session: CheckoutSession; onPaid: () => Promise<void> };

/** Checkout form: plan, card, promo code, consent and one button to pay. */
export function CheckoutForm({ session, onPaid }: CheckoutFormProps) {
  const card = useCardForm();
  const consentBox = useRef<HTMLInputElement>(null);
  const consent = useRenewalConsent(consentBox);
  const promo = usePromoCode(session);
  const payment = usePayCheckout(session, card, onPaid, promo.refuse);
  const { choose, choosing, problem } = usePlan(session, consent.forget);
  const amount = exactPrice(session.amountToday);
  const withCard = session.processor === 'test';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (payment.busy) return;
    if (promo.waiting) {
      if (await promo.apply())
        toast({ title: 'Promo code applied', description: 'Check the new price, then pay.' });
      return;
    }
    const cardIsFine = !withCard || (await card.trigger(undefined, { shouldFocus: true }));
    const agreed = consent.check(cardIsFine);
    if (cardIsFine && agreed) payment.pay();
  };

  return (
    <form
      method="post"
      noValidate
      aria-label="Payment"
      className="grid gap-[22px]"
      onSubmit={(event) => void submit(event)}
    >
      <PlanChoice
        kind={plans[session.plan].kind}
        plan={choosing ?? session.plan}
        onChoose={choose}
        disabled={payment.busy}
      />
      {problem && (
        <Note tone="warn" role="alert">
          {problem}
        </Note>
      )}
      {withCard && <CardFields form={card} disabled={payment.busy} />}
      {plans[session.plan].kind === 'premium' && (
        <p className="text-s text-ink-2">What you pay with here then pays for all your memberships.</p>
      )}
      <PromoField promo={promo} disabled={payment.busy} />
      <hr className="border-line" />
      <CheckoutConsent session={session} box={consentBox} consent={consent} disabled={payment.busy} />
      {payment.problem && (
        <Note tone="danger" role="alert">
          {payment.problem}
        </Note>
      )}
      <div className="grid gap-2.5">
        <Button
          type="submit"
          variant="primary"
          big
          wide
          busy={payment.busy && 'Processing...'}
          className="tabular-nums"
        >
          {withCard ? `Pay ${amount}` : `Continue to Stripe to pay ${amount}`}
        </Button>
        <Button asChild variant="quiet" className="justify-self-center">
          <Link to={href('membership')}>Back to plans</Link>
        </Button>
      </div>
      <ConfirmDialog
        open={payment.asked}
        onOpenChange={(open) => !open && payment.answer(false)}
        title="Your bank asks you to confirm"
        description={
          <p>
            Is it you who pays <b className="tabular-nums">{amount}</b> to Wagwell with the card that ends in{' '}
            <b className="tabular-nums">{card.getValues('number').slice(-4)}</b>? Nothing has been charged
            yet.
          </p>
        }
        confirm="Confirm payment"
        busy={payment.busy && 'Processing...'}
        onConfirm={() => payment.answer(true)}
      />
    </form>
  );
}

/** Changes the plan of the checkout. A new plan has a new price, so its renewal terms need a new consent. */
function usePlan({ id, promo }: CheckoutSession, forgetConsent: () => void) {
  const [problem, setProblem] = useState<string>();
  const [choosing, setChoosing] = useState<PlanCode>();
  const params = { id };
  const failed = 'The plan could not be changed. Please try again.';
  const withoutPromo = useAction('PATCH /api/checkout-sessions/:id', {
    accepted: () => setProblem(`Promo code ${promo?.code} does not work with this plan, so it was removed.`),
  });
  const change = useAction('PATCH /api/checkout-sessions/:id', {
    async refused(error, { body: { plan } = {} }) {
      const removes = promo && plan && error instanceof CallError && error.code === 'promo_wrong_plan';
      if (!removes) setProblem(detailOf(error, failed));
      else if (!(await withoutPromo.run({ params, body: { plan, promoCode: null } }))) setProblem(failed);
      return true;
    },
  });
  const choose = async (plan: PlanCode) => {
    forgetConsent();
    setProblem(undefined);
    setChoosing(plan);
    await change.run({ params, body: { plan } });
    setChoosing(undefined);
  };
  return { choose: (plan: PlanCode) => void choose(plan), choosing, problem };
}
