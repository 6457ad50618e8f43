import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import { Biscuit } from '#web/ui/brand/biscuit.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { Receipt } from '#web/ui/data/sum-list.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutReceipt } from './checkout-receipt.tsx';
import { CheckoutRefused } from './checkout-refused.tsx';
import { useBegunCheckout, useCheckout } from './checkout.api.ts';
import type { CheckoutSession } from './checkout.api.ts';

/** Creates a checkout for a plan; `onBegun` receives its id, which is kept in the URL. */
export function BeginCheckout({ plan, onBegun }: { plan: PlanCode; onBegun: (id: string) => void }) {
  const begun = useBegunCheckout(plan);
  const id = begun.data?.id;
  useEffect(() => {
    if (id) onBegun(id);
  }, [id, onBegun]);
  if (begun.isError)
    return <CheckoutRefused error={begun.error} plan={plan} onRetry={() => void begun.refetch()} />;
  return <CheckoutSkeleton />;
}

type OpenCheckoutProps = {
  id: string;
  /** Shown next to Biscuit, under the receipt: the account that pays and the page that follows. */
  aside: ReactNode;
  onPaid: () => Promise<void>;
  onStartAgain: () => void;
};

/** An open checkout with receipt and form, or the reason why it can no longer be paid. */
export function OpenCheckout({ id, aside, onPaid, onStartAgain }: OpenCheckoutProps) {
  const checkout = useCheckout(id);
  const paid = checkout.data?.status === 'paid';
  useEffect(() => {
    if (paid) void onPaid();
    // `paid` never becomes false again, so a changed `onPaid` must not run again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [paid]);
  if (checkout.isLoadingError)
    return (
      <CheckoutRefused
        error={checkout.error}
        onRetry={() => void checkout.refetch()}
        onStartAgain={onStartAgain}
      />
    );
  if (!checkout.data || paid) return <CheckoutSkeleton />;
  if (checkout.data.status === 'expired') return <CheckoutRefused onStartAgain={onStartAgain} />;
  return <Payable session={checkout.data} aside={aside} onPaid={onPaid} />;
}

type PayableProps = { session: CheckoutSession; aside: ReactNode; onPaid: () => Promise<void> };

function Payable({ session, aside, onPaid }: PayableProps) {
  return (
    <Columns>
      <div className="grid min-w-0 gap-5">
        <CheckoutReceipt session={session} />
        <div className="flex items-center gap-4">
          <Biscuit mood="point" className="w-[123px] shrink-0" />
          <div className="max-w-[34ch] min-w-0 wrap-anywhere">{aside}</div>
        </div>
      </div>
      <CheckoutForm session={session} onPaid={onPaid} />
    </Columns>
  );
}

/** Receipt next to the form from 900 px; above it on a phone. */
function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="wrap grid items-start gap-8 pt-6 pb-16 lg:grid-cols-[500px_minmax(0,1fr)] lg:gap-18 lg:pt-11">
      {children}
    </div>
  );
}

export function CheckoutSkeleton() {
  return (
    <Columns>
      <output className="sr-only">Loading...</output>
      <Receipt aria-hidden="true">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-14 w-3/5" />
        <Skeleton className="h-6" />
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-6" />
        <Skeleton className="h-6" />
        <Skeleton className="h-16" />
      </Receipt>
      <div aria-hidden="true" className="grid gap-5">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-14" />
      </div>
    </Columns>
  );
}
