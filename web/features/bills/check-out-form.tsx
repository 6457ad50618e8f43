import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { unpricedPets } from '#contract/bills/bill-money.ts';
import { payMethodNames, payMethods } from '#contract/bills/pay-methods.ts';
import type { BillingSettings } from '#contract/bills/payment-links.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';
import { useChosenTime } from '#web/domain/calendar/chosen-time.tsx';
import { smsHref } from '#web/domain/client-messages/phone-links.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Owes } from '#web/domain/people/owes.tsx';
import { clientName } from '#web/domain/visits/visit-client.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { exactPrice, price } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Note } from '#web/ui/note.tsx';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { BillCard } from './bill-card.tsx';
import { CheckOutFoot } from './check-out-foot.tsx';
import {
  checkOutBody,
  countUp,
  firstLines,
  newPayment,
  nextStart,
  usualReceipt,
} from './check-out-values.ts';
import { useFreeNext, useNextInFoot, workAt } from './free-next.ts';
import { NextVisit } from './next-visit.tsx';
import { ReceiptChoice } from './receipt-choice.tsx';
import { toldAfter } from './told-after.ts';
import type { CheckOutValues, Counted } from './check-out-values.ts';

type CheckOutFormProps = {
  visit: Visit;
  settings: BillingSettings;
  /** What the client agreed to pay for the work, in cents; null: it was never priced. */
  agreedPrice: number | null;
  /** What the client agreed to on top. */
  agreedLines: readonly { name: string; amount: number }[];
  /** Cents that were paid in advance. */
  advance: number;
  /** Told with true once the bill is on its way, with false where it was refused. */
  onSent?: (isSent: boolean) => void;
};
type Part = { values: CheckOutValues; counted: Counted; set: (change: Partial<CheckOutValues>) => void };

/** The bill of a visit and how it is paid, on one screen: the usual dog needs a method and one button. */
export function CheckOutForm({
  visit,
  settings,
  agreedPrice,
  agreedLines,
  advance,
  onSent,
}: CheckOutFormProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<CheckOutValues>(() => ({
    lines: firstLines(visit, agreedLines),
    taxPercent: String(settings.taxPercent),
    tip: { percent: 0 },
    payments: [newPayment()],
    agreed: { how: null, name: '' },
    nextVisitWeeks: null,
    next: null,
    tellsNext: true,
    receipt: usualReceipt(visit),
  }));
  const [tried, setTried] = useState(false);
  const [asksOwed, setAsksOwed] = useState(false);
  const [isSent, setSent] = useState(false);
  const notBooked = useRef<string | null>(null);
  const free = useFreeNext(visit, typed.next);
  const values = { ...typed, next: free.next };
  const against = useChosenTime(workAt(visit, nextStart(free.next, visit)));
  const nextProblem = !free.isRead
    ? 'The free time of the next visit is still being looked for.'
    : values.next && against.isUnusual && !values.next.anyway
      ? 'Choose another time for the next visit, or book it anyway.'
      : undefined;
  const checkOut = useAction('POST /api/visits/:id/check-out', {
    accepted: ({ nextProblem: because }) => (notBooked.current = because),
    done: (reply) => toldAfter(reply, visit.id),
    failed: 'The visit was not checked out',
    otherwise: 'What you typed is kept. Please try again.',
  });
  const set = (change: Partial<CheckOutValues>) => setTyped((before) => ({ ...before, ...change }));
  const writeText = useAction('POST /api/clients/:id/messages', {
    accepted: ({ message, to, text }) => {
      if (message.channel === 'phone_app') window.location.assign(smsHref(to, text));
    },
    failed: 'The text with the receipt was not written',
  });
  const canText = useMedia('(pointer: coarse)');
  const counted = countUp(values, agreedPrice, advance, unpricedPets(visit.pets));
  const markSent = (sent: boolean) => {
    setSent(sent);
    onSent?.(sent);
  };
  const send = async () => {
    const body = checkOutBody(values, counted, visit);
    markSent(true);
    if (!(await checkOut.run({ params: { id: visit.id }, body }))) return markSent(false);
    await navigate(
      href('visit', { id: visit.id }),
      notBooked.current && values.next
        ? { state: { notBooked: { because: notBooked.current, on: values.next.day } } }
        : {},
    );
    // A computer cannot text; there the receipt on the visit's page can be copied.
    if (values.receipt === 'text' && visit.client && canText)
      await writeText.run({
        params: { id: visit.client.id },
        body: { kind: 'receipt', channel: 'text', visitId: visit.id },
      });
  };
  const part = { values, counted, set };
  const next = useNextInFoot({ visit, values, set, isSent });
  return (
    <form
      noValidate
      className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8 [&_:is(input,select,button)]:scroll-mb-36"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isSent || counted.problem || nextProblem) return;
        // That nothing is paid was chosen by a button; less than the total may be a slip.
        if (counted.owed > 0 && values.payments.length > 0) setAsksOwed(true);
        else void send();
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4" inert={isSent}>
        <BillCard {...part} />
        {counted.above > 0 && <Agreed {...part} agreedPrice={agreedPrice ?? 0} owner={visit.owner} />}
        <SectionCard id="payment" title="Payment">
          {visit.client && (
            <Owes clientId={visit.client.id} cents={visit.client.owed} here={visit.client.owedHere} />
          )}
          {advance > 0 && <p className="tabular-nums">{exactPrice(advance)} was paid in advance.</p>}
          <TipChoice {...part} />
          {counted.isFree ? <p>Nothing to pay.</p> : <Payments {...part} />}
        </SectionCard>
        <NextVisit visit={visit} isUnusual={free.isRead && against.isUnusual} isSent={isSent} {...part} />
        <ReceiptChoice visit={visit} {...part} />
      </div>
      <CheckOutFoot
        values={values}
        counted={counted}
        advance={advance}
        problem={tried ? (counted.problem ?? nextProblem) : undefined}
        busy={isSent}
        next={next}
      />
      <LazyConfirmDialog
        open={asksOwed}
        onOpenChange={setAsksOwed}
        title={`${price(counted.owed)} stays owed by ${clientName(visit)}. Close anyway?`}
        description={`Of ${price(counted.total)}, ${price(counted.total - counted.owed)} is paid.`}
        cancel="Correct the amount"
        confirm={`Close, ${price(counted.owed)} owed`}
        onConfirm={() => {
          setAsksOwed(false);
          void send();
        }}
      />
    </form>
  );
}

type AgreedProps = Part & { agreedPrice: number; owner: Visit['owner'] };

/** Who said yes to more than the agreed price. */
const Agreed = ({ values, counted, set, agreedPrice, owner }: AgreedProps) => (
  <SectionCard id="agreed" title={`${price(counted.work)} instead of ${price(agreedPrice)}`}>
    <p>
      This is {price(counted.above)} more than was agreed. Who said yes to it?
      {owner && ` ${owner.name} gets a notification.`}
    </p>
    <div className="flex flex-wrap gap-2">
      {(['door', 'phone'] as const).map((how) => (
        <Chip
          key={how}
          pressed={values.agreed.how === how}
          onClick={() => set({ agreed: { ...values.agreed, how } })}
        >
          {how === 'door' ? 'Said yes here' : 'Said yes by phone'}
        </Chip>
      ))}
    </div>
    <Field label="Name of who agreed">
      <Input
        maxLength={60}
        autoComplete="off"
        value={values.agreed.name}
        onChange={({ target }) => set({ agreed: { ...values.agreed, name: target.value } })}
      />
    </Field>
  </SectionCard>
);

function TipChoice({ values: { tip }, counted, set }: Part) {
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

function Payments({ values: { payments }, counted, set }: Part) {
  const change = (nth: number, changed: Partial<CheckOutValues['payments'][number]>) =>
    set({ payments: payments.map((each, at) => (at === nth ? { ...each, ...changed } : each)) });
  return (
    <div className="grid gap-3">
      {payments.map(({ key, method, amount }, nth) => (
        <Fieldset key={key} legend={payments.length > 1 ? `Payment ${nth + 1}` : 'Paid by'}>
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
          onClick={() => set({ payments: payments.length > 0 ? [] : [newPayment()], tip: { percent: 0 } })}
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
