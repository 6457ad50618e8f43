import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { maxReason } from '#contract/text/limits.ts';
import { payMethodNames } from '#contract/bills/pay-methods.ts';
import { href } from '#contract/pages.ts';
import { polled, query } from '#web/lib/api/query.ts';
import type { Reply } from '#web/lib/api/call.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { LoadingLines } from '#web/ui/data/query-list.tsx';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { ToPay } from './pay-for-client.tsx';

const PayForClient = lazyPart(() => import('./pay-for-client.tsx'));

type Account = Reply<'GET /api/clients/:id/account'>;
type Fee = Account['fees'][number];
type Given = { paymentId: string; amount: number };

const feeNames: Record<Fee['kind'], string> = { late_cancel: 'Late cancellation', no_show: 'No-show' };
const onDay = (day: string) => monthDayYear(day, 'UTC');

/** What a client owes and has paid in advance, and the payments of it. */
export function ClientMoney({ clientId }: { clientId: string }) {
  const account = useQuery({
    ...query('GET /api/clients/:id/account', { params: { id: clientId } }),
    ...polled,
  });
  const [pays, setPays] = useState<ToPay>();
  const [back, setBack] = useState<Given>();
  if (account.isPending) return <LoadingLines className="h-10" />;
  if (!account.data) return <FailedQuery query={account} title="The money did not load" />;
  const { owed, bills, fees, advances } = account.data;
  if (bills.length + fees.length + advances.length === 0)
    return <p className="text-ink-2">Nothing is owed.</p>;
  return (
    <>
      {owed > 0 && <p className="text-l font-strong tabular-nums">Owes {exactPrice(owed)}</p>}
      <ul className="divide-y divide-line">
        {bills.map(({ id, visitId, title, receiptNo, day, owed: rest }) => (
          <Row
            key={id}
            visitId={visitId}
            title={title}
            detail={`Receipt ${receiptNo}, ${onDay(day)}: ${exactPrice(rest)} owed`}
          >
            <Button
              onClick={() => setPays({ what: { billId: id }, title: `Receipt ${receiptNo}`, amount: rest })}
            >
              Take {exactPrice(rest)}
            </Button>
          </Row>
        ))}
        {fees.map(({ id, visitId, title, kind, amount, paid }) => (
          <Row
            key={id}
            visitId={visitId}
            title={title}
            detail={
              paid
                ? `${feeNames[kind]}: ${exactPrice(amount)} paid, ${payMethodNames[paid.method]}, ${onDay(paid.day)}`
                : `${feeNames[kind]}: ${exactPrice(amount)} owed`
            }
          >
            {paid ? (
              <Button variant="quiet" onClick={() => setBack(paid)}>
                Give back
              </Button>
            ) : (
              <Button
                onClick={() => setPays({ what: { feeId: id }, title: feeNames[kind], amount, whole: true })}
              >
                Take {exactPrice(amount)}
              </Button>
            )}
          </Row>
        ))}
        {advances.map((advance) => (
          <Row
            key={advance.paymentId}
            visitId={advance.visitId}
            title={advance.title}
            detail={`${exactPrice(advance.amount)} paid in advance, ${payMethodNames[advance.method]}, ${onDay(advance.day)}${advance.note && `. ${advance.note}`}`}
          >
            <Button variant="quiet" onClick={() => setBack(advance)}>
              Give back
            </Button>
          </Row>
        ))}
      </ul>
      <Suspense>
        {pays && <PayForClient clientId={clientId} pays={pays} onClose={() => setPays(undefined)} />}
      </Suspense>
      {back && <GiveBack clientId={clientId} payment={back} onClose={() => setBack(undefined)} />}
    </>
  );
}

type RowProps = { visitId: string; title: string; detail: string; children: ReactNode };

const Row = ({ visitId, title, detail, children }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
    <div className="min-w-0">
      <Link to={href('visit', { id: visitId })} className="wrap-anywhere underline">
        {title}
      </Link>
      <p className="text-ink-2 tabular-nums wrap-anywhere">{detail}</p>
    </div>
    {children}
  </li>
);

type GiveBackProps = { clientId: string; payment: Given; onClose: () => void };

function GiveBack({ clientId, payment: { paymentId, amount }, onClose }: GiveBackProps) {
  const { run } = useAction('POST /api/clients/:id/payments/:paymentId/reverse', {
    done: { title: `${exactPrice(amount)} is given back` },
    failed: 'The payment was not reversed',
  });
  return (
    <ReasonDialog
      title={`Give ${exactPrice(amount)} back?`}
      description="It counts as given back today. A fee is owed again then."
      label="Reason"
      maxLength={maxReason}
      keep="Keep the payment"
      confirm="Give back"
      busy="Noting..."
      onConfirm={(reason) => run({ params: { id: clientId, paymentId }, body: { reason } })}
      onClose={onClose}
    />
  );
}
