import { useState } from 'react';
import type { RefObject } from 'react';
import { plans } from '#contract/memberships/plan-facts.ts';
import { exactPrice } from '#web/lib/money.ts';
import type { CheckoutSession } from './checkout.api.ts';
import { RenewalConsent } from '../plans/renewal-consent.tsx';

/**
 * State of the consent to the renewal terms, which starts unchecked; paying without it shows an error. The
 * Terms of Service and the Privacy Policy were accepted at registration.
 */
export function useRenewalConsent(box: RefObject<HTMLInputElement | null>) {
  const [given, setGiven] = useState(false);
  const [asked, setAsked] = useState(false);
  return {
    given,
    error: asked && !given ? 'Please agree to the renewal terms' : undefined,
    give: setGiven,
    forget: () => setGiven(false),
    /**
     * @returns whether consent is given; otherwise shows the error and, if `leadFocus` is set, focuses the
     * checkbox
     */
    check(leadFocus: boolean): boolean {
      setAsked(true);
      if (!given && leadFocus) box.current?.focus();
      return given;
    },
  };
}

type CheckoutConsentProps = {
  session: CheckoutSession;
  box: RefObject<HTMLInputElement | null>;
  consent: ReturnType<typeof useRenewalConsent>;
  disabled?: boolean;
};

export function CheckoutConsent({ session, box, consent, disabled }: CheckoutConsentProps) {
  const { renewal, minimum } = session;
  return (
    <RenewalConsent
      ref={box}
      checked={consent.given}
      disabled={disabled}
      error={consent.error}
      onChange={({ target }) => consent.give(target.checked)}
      what={plans[session.plan].kind === 'premium' ? 'Premium plan' : 'membership'}
      renewal={renewal}
      firstCharge={`${exactPrice(session.amountToday)} today`}
      minimum={minimum ? `${minimum.months}-month minimum (${exactPrice(minimum.total)} total)` : undefined}
    />
  );
}
