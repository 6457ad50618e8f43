import { commitment, plans } from '#contract/memberships/plan-facts.ts';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Receipt, ReceiptLine, ReceiptLines } from '#web/ui/data/sum-list.tsx';
import { PriceLine } from './price-line.tsx';
import { everyTerm, planTitle, termLength } from './plan-words.ts';

/** Price of a plan before sign-in: the lines of the checkout receipt without dates. */
export function PlanReceipt({ plan }: { plan: PlanCode }) {
  const facts = plans[plan];
  const amount = exactPrice(facts.price);
  return (
    <Receipt aria-label="What you will pay">
      <div className="grid gap-3">
        <h2 className="text-h4">{planTitle(plan)}</h2>
        <PriceLine amount={facts.price} per={facts.per} />
      </div>
      <ReceiptLines>
        <ReceiptLine label={`First ${termLength(facts.termMonths)}`}>{amount}</ReceiptLine>
        <ReceiptLine total label="You pay today">
          {amount}
        </ReceiptLine>
        <ReceiptLine label={`Then ${everyTerm(facts.termMonths)}, until you cancel`}>{amount}</ReceiptLine>
        {facts.minimumMonths > 0 && (
          <ReceiptLine label={`${facts.minimumMonths}-month minimum, total`}>
            {exactPrice(commitment(facts))}
          </ReceiptLine>
        )}
      </ReceiptLines>
      <CancelTerms />
    </Receipt>
  );
}

/** Cancellation terms, shown next to every price. */
export function CancelTerms() {
  return (
    <p className="text-ink-2">
      Cancel on the Membership page, on one screen. Access stays until the end of the paid term or of the
      minimum, whichever is later.
    </p>
  );
}
