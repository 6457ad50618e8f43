import { plans } from '#contract/memberships/plan-facts.ts';
import { dayLeaf, monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Receipt, ReceiptLine, ReceiptLines } from '#web/ui/data/sum-list.tsx';
import type { CheckoutSession } from './checkout.api.ts';
import { CancelTerms } from '../plans/plan-receipt.tsx';
import { everyTerm, ordinal, planTitle, termLength } from '../plans/plan-words.ts';
import { PriceLine } from '../plans/price-line.tsx';

/** Amount due today, next charges and minimum term, line by line from the server's figures. */
export function CheckoutReceipt({ session }: { session: CheckoutSession }) {
  const facts = plans[session.plan];
  const { renewal, minimum, promo, timeZone } = session;
  return (
    <Receipt aria-labelledby="receipt-title">
      <div className="grid gap-3">
        <h1 id="receipt-title" className="text-h4 tracking-normal [font-variation-settings:normal]">
          {planTitle(session.plan)}
        </h1>
        <PriceLine amount={facts.price} per={facts.per} />
      </div>
      <ReceiptLines>
        {session.lines.map((line) =>
          line.kind === 'term' ? (
            <ReceiptLine key="term" label={firstTerm(renewal.everyMonths, line.from, timeZone)}>
              {exactPrice(line.amount)}
            </ReceiptLine>
          ) : (
            <ReceiptLine key="discount" label={`Promo code ${promo?.code ?? ''}`}>
              <span className="text-good">{lessThan(line.amount)}</span>
            </ReceiptLine>
          ),
        )}
        <ReceiptLine total label="You pay today">
          {exactPrice(session.amountToday)}
        </ReceiptLine>
        <ReceiptLine label={nextTerms(session)}>{exactPrice(renewal.amount)}</ReceiptLine>
        {minimum && (
          <ReceiptLine
            label={`${minimum.months}-month minimum, until ${monthDayYear(minimum.until, timeZone)}, total`}
          >
            {exactPrice(minimum.total)}
          </ReceiptLine>
        )}
      </ReceiptLines>
      <CancelTerms />
    </Receipt>
  );
}

const firstTerm = (months: number, from: string | null, timeZone: string) =>
  `First ${termLength(months)}${from ? `, from ${monthDayYear(from, timeZone)}` : ''}`;

/** Formats a deduction with a true minus sign, which is as wide as a digit. */
const lessThan = (cents: number) => `−${exactPrice(Math.abs(cents))}`;

function nextTerms({ renewal, timeZone }: CheckoutSession): string {
  const when =
    renewal.everyMonths === 1
      ? `on the ${ordinal(Number(dayLeaf(renewal.at, timeZone).day))} of each month`
      : `on ${monthDayYear(renewal.at, timeZone)} and ${everyTerm(renewal.everyMonths)}`;
  return `Then ${when}, until you cancel`;
}
