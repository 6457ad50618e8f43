import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { maxReason } from '#contract/text/limits.ts';
import { payMethodNames } from '#contract/bills/pay-methods.ts';
import { receiptRows, receiptText } from '#contract/bills/receipt-text.ts';
import type { Bill, Payment } from '#contract/bills/bills.ts';
import { smsHref } from '#web/domain/client-messages/phone-links.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { useIsFrontDesk } from '#web/domain/front-desk/use-is-front-desk.ts';
import { WaysToPay } from '#web/domain/visits/ways-to-pay.tsx';
import { ReceiptRows } from './receipt-rows.tsx';

const TakePayment = lazyPart(() => import('./take-payment.tsx'));

type BillSectionProps = { visitId: string; phone: string | null };

/** The bills of a visit with their payments, and what may be done with them; nothing where there is none. */
export function BillSection({ visitId, phone }: BillSectionProps) {
  const { data: bills = [] } = useQuery({ ...query('GET /api/bills', { query: { visitId } }), ...polled });
  if (bills.length === 0) return null;
  return (
    <section aria-labelledby="bill" className="grid gap-4">
      <h2 id="bill">Receipt</h2>
      {bills.map((bill) => (
        <OneBill key={bill.id} bill={bill} phone={phone} />
      ))}
    </section>
  );
}

const howAgreed: Record<NonNullable<Bill['agreed']>['how'], string> = {
  phone: 'by phone',
  door: 'at the door',
  account: 'in their account',
  link: 'with their link',
};

type Asked = 'pay' | 'void' | Payment;

function OneBill({ bill, phone }: { bill: Bill; phone: string | null }) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const isDesk = useIsFrontDesk();
  const can = (action: Bill['actions'][number]) =>
    bill.actions.includes(action) && !(isDesk && (action === 'void' || action === 'reverse'));
  const reversible = bill.payments.filter(
    ({ reversed, reversesId }) => can('reverse') && !reversed && !reversesId,
  );
  const isOwn = can('void') || can('reverse') || bill.actions.length > 0;
  return (
    <article className="card grid gap-4" aria-label={`Receipt ${bill.receiptNo}`}>
      <p className="flex flex-wrap justify-between gap-2 text-ink-2">
        <span>
          Receipt {bill.receiptNo}, {monthDayYear(bill.day, 'UTC')}
        </span>
        {bill.voidedAt && <span className="font-strong">Void: {bill.voidReason}</span>}
      </p>
      <ReceiptRows rows={receiptRows(bill)} />
      {bill.agreed && (
        <p className="text-s text-ink-2">
          {bill.agreed.name} agreed to the higher price {howAgreed[bill.agreed.how]}.
        </p>
      )}
      {bill.owed > 0 && <WaysToPay to={bill} />}
      <div className="flex flex-wrap gap-2">
        {can('take_payment') && (
          <Button variant="primary" onClick={() => setAsked('pay')}>
            Take {exactPrice(bill.owed)}
          </Button>
        )}
        {isOwn && phone && !bill.voidedAt && (
          <Button asChild>
            <a href={smsHref(phone, receiptText(bill))}>Text the receipt</a>
          </Button>
        )}
        <Button asChild>
          <a href={`/api/bills/${bill.id}/pdf`} download>
            PDF
          </a>
        </Button>
        {(reversible.length > 0 || can('void')) && (
          <Menu trigger={<IconButton icon="more" label={`More for receipt ${bill.receiptNo}`} />}>
            {reversible.map((payment) => (
              <MenuItem key={payment.id} onSelect={() => setAsked(payment)}>
                Reverse {exactPrice(payment.amount + payment.tip)}, {payMethodNames[payment.method]}
              </MenuItem>
            ))}
            {can('void') && <MenuItem onSelect={() => setAsked('void')}>Void this bill</MenuItem>}
          </Menu>
        )}
      </div>
      <Suspense>{asked === 'pay' && <TakePayment bill={bill} onClose={close} />}</Suspense>
      {asked === 'void' && <VoidBill bill={bill} onClose={close} />}
      {typeof asked === 'object' && <ReversePayment payment={asked} onClose={close} />}
    </article>
  );
}

function VoidBill({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const { run } = useAction('POST /api/bills/:id/void', {
    done: { title: 'The bill is void', description: 'The visit can be checked out again.' },
    failed: 'The bill was not voided',
  });
  return (
    <ReasonDialog
      title={`Void receipt ${bill.receiptNo}?`}
      description="Its payments are reversed today, and the visit can be checked out again. The bill stays on record."
      label="Reason"
      maxLength={maxReason}
      keep="Keep the bill"
      confirm="Void"
      busy="Voiding..."
      onConfirm={(reason) => run({ params: { id: bill.id }, body: { reason } })}
      onClose={onClose}
    />
  );
}

function ReversePayment({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { run } = useAction('POST /api/payments/:id/reverse', {
    done: { title: 'The payment is reversed', description: 'What it paid is owed again.' },
    failed: 'The payment was not reversed',
  });
  return (
    <ReasonDialog
      title={`Reverse ${exactPrice(payment.amount + payment.tip)}?`}
      description="It counts as given back today, tip included, and is owed again."
      label="Reason"
      maxLength={maxReason}
      keep="Keep the payment"
      confirm="Reverse"
      busy="Reversing..."
      onConfirm={(reason) => run({ params: { id: payment.id }, body: { reason } })}
      onClose={onClose}
    />
  );
}
