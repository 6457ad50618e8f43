import type { PayMethod } from '#contract/bills/pay-methods.ts';
import { payMethodNames, payMethods } from '#contract/bills/pay-methods.ts';
import { exactPrice, price } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Note } from '#web/ui/note.tsx';
import { newPayment } from './check-out-values.ts';
import type { CheckOutValues, Counted } from './check-out-values.ts';

type PaymentsProps = {
  values: CheckOutValues;
  counted: Counted;
  set: (change: Partial<CheckOutValues>) => void;
  /** How the client paid last. */
  usualMethod: PayMethod | null;
};

/** What the client gives on top. */
export function TipChoice({ values: { tip }, counted, set }: PaymentsProps) {
  return (
    <Fieldset legend={counted.tip > 0 ? `Tip: ${exactPrice(counted.tip)}` : 'Tip'}>
      {/* One row of a phone. */}
      <div className="flex flex-wrap items-center gap-1 sm:gap-2 [&>.chip]:max-sm:px-1.5!">
        {[0, 15, 20, 25].map((percent) => (
          <Chip
            key={percent}
            pressed={'percent' in tip && tip.percent === percent}
            onClick={() => set({ tip: { percent } })}
          >
            {percent === 0 ? 'None' : `${percent}%`}
          </Chip>
        ))}
        <Chip pressed={'dollars' in tip} onClick={() => set({ tip: { dollars: '' } })}>
          Other
        </Chip>
        {'dollars' in tip && (
          <Input
            aria-label="Tip, in dollars"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            className="w-28 tabular-nums"
            value={tip.dollars}
            onChange={({ target }) => set({ tip: { dollars: target.value } })}
          />
        )}
      </div>
    </Fieldset>
  );
}

/** How it is paid: at once or in parts, by the method of the last time where that is known, or not yet. */
export function Payments({ values: { payments }, counted, set, usualMethod }: PaymentsProps) {
  const change = (nth: number, changed: Partial<CheckOutValues['payments'][number]>) =>
    set({ payments: payments.map((each, at) => (at === nth ? { ...each, ...changed } : each)) });
  return (
    <div className="grid gap-3">
      {payments.map(({ key, method, amount }, nth) => (
        <Fieldset
          key={key}
          legend={
            payments.length > 1
              ? `Payment ${nth + 1}`
              : method && method === usualMethod
                ? 'Paid by, as last time'
                : 'Paid by'
          }
        >
          <div className="flex flex-wrap items-center gap-2">
            {payMethods.map((each) => (
              <Chip key={each} pressed={method === each} onClick={() => change(nth, { method: each })}>
                {payMethodNames[each]}
              </Chip>
            ))}
          </div>
          {(method || payments.length > 1) && (
            <Field label="Amount without tip, in dollars" className="mt-2 max-w-48">
              <Input
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                className="tabular-nums"
                placeholder={exactPrice(counted.paid[nth] ?? 0)}
                value={amount}
                onChange={({ target }) => change(nth, { amount: target.value })}
              />
            </Field>
          )}
        </Fieldset>
      ))}
      <div className="flex flex-wrap gap-2">
        {payments.length > 0 && payments.length < 6 && (
          <Button onClick={() => set({ payments: [...payments, newPayment()] })}>Split</Button>
        )}
        <Button
          onClick={() =>
            set({ payments: payments.length > 0 ? [] : [newPayment(usualMethod)], tip: { percent: 0 } })
          }
        >
          {payments.length > 0 ? 'Not paid yet' : 'Paid now'}
        </Button>
      </div>
      {counted.owed > 0 && (
        <Note tone="warn" role="status">
          Paid {price(counted.total - counted.owed)} of {price(counted.total)}: {price(counted.owed)} stays
          owed.
        </Note>
      )}
      {counted.owed < 0 && (
        <Note tone="warn" role="status">
          <p>Is {price(-counted.owed)} the tip?</p>
          <Button onClick={() => set(asTip(payments, counted))}>Yes, a tip</Button>
        </Note>
      )}
    </div>
  );
}

/** Makes what was paid above the total a tip. */
const asTip = (payments: CheckOutValues['payments'], { owed, tip }: Counted): Partial<CheckOutValues> => ({
  payments: payments.map((each, nth) => (nth === payments.length - 1 ? { ...each, amount: '' } : each)),
  tip: { dollars: ((tip - owed) / 100).toFixed(2) },
});
