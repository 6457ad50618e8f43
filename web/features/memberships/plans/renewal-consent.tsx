import type { ChangeEvent, Ref } from 'react';
import { exactPrice } from '#web/lib/money.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { everyTerm } from './plan-words.ts';

type RenewalConsentProps = {
  /** Subject of the renewal: 'membership', 'Premium plan' or 'plan'. */
  what: string;
  renewal: { amount: number; everyMonths: number };
  /** '$6.99 today' */
  firstCharge: string;
  /** '4-month minimum ($27.96 total)' */
  minimum?: string | undefined;
  checked: boolean;
  disabled?: boolean | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Separate checkbox for the renewal terms: amount, interval, first charge and how to cancel. */
export function RenewalConsent({ what, renewal, firstCharge, minimum, ...box }: RenewalConsentProps) {
  return (
    <Checkbox {...box}>
      I agree that this {what}{' '}
      <b className="tabular-nums">
        renews at {exactPrice(renewal.amount)} {everyTerm(renewal.everyMonths)}
      </b>{' '}
      {minimum && <span className="tabular-nums">with a {minimum} </span>}
      until I cancel on the Membership page. The first charge is{' '}
      <span className="tabular-nums">{firstCharge}</span>.
    </Checkbox>
  );
}
