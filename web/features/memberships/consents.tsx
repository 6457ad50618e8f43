import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { plans } from '#contract/plan-facts.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { CheckoutSession } from './checkout.api.ts';
import { RenewalConsent } from './renewal-consent.tsx';

type Consent = 'renewal' | 'terms';
const nothingYet = { renewal: false, terms: false };

const missing: Record<Consent, string> = {
  renewal: 'Please agree to the renewal terms',
  terms: 'Please agree to the Terms of Service and the Privacy Policy',
};

/** Two boxes that start empty; what is missing is told when somebody pays without them. */
export function useConsents() {
  const [given, setGiven] = useState(nothingYet);
  const [told, setTold] = useState(nothingYet);
  const boxes = {
    renewal: useRef<HTMLInputElement>(null),
    terms: useRef<HTMLInputElement>(null),
  };
  return {
    given,
    boxes,
    errorOf: (consent: Consent) => (told[consent] && !given[consent] ? missing[consent] : undefined),
    give: (consent: Consent, yes: boolean) => setGiven((before) => ({ ...before, [consent]: yes })),
    forgetRenewal: () => setGiven((before) => ({ ...before, renewal: false })),
    /** @returns whether both are given; otherwise says so and, if wanted, leads the focus there */
    check(leadFocus: boolean): boolean {
      setTold({ renewal: true, terms: true });
      const open = (['renewal', 'terms'] as const).find((consent) => !given[consent]);
      if (open && leadFocus) boxes[open].current?.focus();
      return !open;
    },
  };
}

type ConsentsProps = {
  session: CheckoutSession;
  consents: ReturnType<typeof useConsents>;
  disabled?: boolean;
};

export function Consents({ session, consents, disabled }: ConsentsProps) {
  const { renewal, minimum } = session;
  const box = (consent: Consent) => ({
    ref: consents.boxes[consent],
    checked: consents.given[consent],
    disabled,
    error: consents.errorOf(consent),
    onChange: (event: ChangeEvent<HTMLInputElement>) => consents.give(consent, event.target.checked),
  });
  return (
    <div className="grid gap-4">
      <RenewalConsent
        {...box('renewal')}
        what={plans[session.plan].kind === 'premium' ? 'Premium plan' : 'membership'}
        renewal={renewal}
        firstCharge={`${exactPrice(session.amountToday)} today`}
        minimum={minimum ? `${minimum.months}-month minimum (${exactPrice(minimum.total)} total)` : undefined}
      />
      <Checkbox {...box('terms')}>
        I agree to the{' '}
        <a href="/terms-of-service" target="_blank" rel="noreferrer" className="underline">
          Terms of Service
        </a>{' '}
        and the{' '}
        <a href="/privacy-policy" target="_blank" rel="noreferrer" className="underline">
          Privacy Policy
        </a>
        .
      </Checkbox>
    </div>
  );
}
