import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { unpricedPets } from '#contract/bills/bill-money.ts';
import type { PayMethod } from '#contract/bills/pay-methods.ts';
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
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/forms/field.tsx';
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
import { useFreeNext, workAt } from './free-next.ts';
import { NextVisit } from './next-visit.tsx';
import { Payments, TipChoice } from './payments.tsx';
import { ReceiptChoice } from './receipt-choice.tsx';
import { toldAfter } from './told-after.ts';
import type { CheckOutValues, Counted, Step } from './check-out-values.ts';

type CheckOutFormProps = {
  visit: Visit;
  settings: BillingSettings;
  /** What the client agreed to pay for the work, in cents; null: it was never priced. */
  agreedPrice: number | null;
  /** What the client agreed to on top. */
  agreedLines: readonly { name: string; amount: number }[];
  /** Cents that were paid in advance. */
  advance: number;
  /** How the client paid the last time, if they ever did. */
  usualMethod?: PayMethod | null;
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
  usualMethod = null,
  onSent,
}: CheckOutFormProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<CheckOutValues>(() => ({
    lines: firstLines(visit, agreedLines),
    taxPercent: String(settings.taxPercent),
    tip: { percent: 0 },
    payments: [newPayment(usualMethod)],
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
  const step = counted.at ?? (nextProblem && 'next');
  const noteAt = (at: Step) =>
    tried &&
    step === at && (
      <Note tone="danger" role="alert">
        {counted.problem ?? nextProblem}
      </Note>
    );
  return (
    <form
      noValidate
      className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8 [&_:is(input,select,button)]:scroll-mb-28"
      onSubmit={(event) => {
        event.preventDefault();
        flushSync(() => setTried(true));
        if (isSent) return;
        if (step) return leadTo(step);
        // That nothing is paid was chosen by a button; less than the total may be a slip.
        if (counted.owed > 0 && values.payments.length > 0) setAsksOwed(true);
        else void send();
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4" inert={isSent}>
        {noteAt('bill')}
        <BillCard {...part} />
        {noteAt('agreed')}
        {counted.above > 0 && <Agreed {...part} agreedPrice={agreedPrice ?? 0} owner={visit.owner} />}
        <SectionCard id="payment" title="Payment">
          {visit.client && (
            <Owes clientId={visit.client.id} cents={visit.client.owed} here={visit.client.owedHere} />
          )}
          {advance > 0 && <p className="tabular-nums">{exactPrice(advance)} was paid in advance.</p>}
          <div id="tip" className="grid gap-3">
            {noteAt('tip')}
            <TipChoice {...part} usualMethod={usualMethod} />
          </div>
          <div id="pay" className="grid gap-3">
            {noteAt('pay')}
            {counted.isFree ? <p>Nothing to pay.</p> : <Payments {...part} usualMethod={usualMethod} />}
          </div>
        </SectionCard>
        {noteAt('next')}
        <NextVisit visit={visit} isUnusual={free.isRead && against.isUnusual} isSent={isSent} {...part} />
        <ReceiptChoice visit={visit} {...part} />
      </div>
      <CheckOutFoot values={values} counted={counted} advance={advance} busy={isSent} />
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

/** Opens what is folded, brings a part of the form into view, and gives its first control the focus: the part that lacks its choice first. */
function leadTo(step: Step): void {
  const part = document.getElementById(step);
  for (const folded of part?.querySelectorAll('details') ?? []) folded.open = true;
  const choices = [...(part?.querySelectorAll('fieldset, [role=group]') ?? [])];
  const open = choices.find((each) => !each.querySelector('[aria-pressed=true]')) ?? part;
  const control = open?.querySelector<HTMLElement>('input, select, button');
  control?.focus({ preventScroll: true });
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Environments without layout have no `scrollIntoView`.
  if (control && 'scrollIntoView' in control)
    control.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
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
