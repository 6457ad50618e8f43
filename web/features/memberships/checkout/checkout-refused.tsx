import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { plans } from '#contract/memberships/plan-facts.ts';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import { CallError, detailOf } from '#web/lib/api/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState, FailedState } from '#web/ui/data/empty-state.tsx';
import { Receipt } from '#web/ui/data/sum-list.tsx';
import { noProcessor } from '../card/no-processor.ts';

type CheckoutRefusedProps = {
  /** Missing if the checkout has expired. */
  error?: unknown;
  plan?: PlanCode;
  onRetry?: () => void;
  onStartAgain?: () => void;
};

/** Reason why a checkout cannot be paid, with the next action. */
export function CheckoutRefused({ error, plan, onRetry, onStartAgain }: CheckoutRefusedProps) {
  const code = error instanceof CallError ? error.code : undefined;
  const toMembership = (
    <Button asChild>
      <Link to={href('membership')}>Go to your membership</Link>
    </Button>
  );
  if (code === 'already_done')
    return (
      <Framed>
        <EmptyState heading="h1" title="You have this already" mood="wave" action={toMembership}>
          {detailOf(error, 'There is nothing to pay.')}
        </EmptyState>
      </Framed>
    );
  if (code === 'membership_required')
    return (
      <Framed>
        <EmptyState heading="h1" title="Join first, then add Premium" action={toMembership}>
          {detailOf(error, 'Premium adds to a membership. Nothing was charged.')}
        </EmptyState>
      </Framed>
    );
  if (error === undefined || code === 'not_found' || code === 'invalid')
    return (
      <Framed>
        <EmptyState
          heading="h1"
          title="This checkout has ended"
          action={
            <>
              <Button variant="primary" onClick={onStartAgain}>
                Start again
              </Button>
              {toMembership}
            </>
          }
        >
          Nothing was charged. Start again with today’s price.
        </EmptyState>
      </Framed>
    );
  const premium = plan !== undefined && plans[plan].kind === 'premium';
  return (
    <Framed>
      <FailedState
        heading="h1"
        title={
          code === 'unavailable' || code === 'not_offered'
            ? 'Payments are paused for the moment'
            : 'The checkout did not open'
        }
        action={
          <>
            {onRetry && (
              <Button variant="primary" onClick={onRetry}>
                Try again
              </Button>
            )}
            {toMembership}
          </>
        }
      >
        {detailOf(error, premium ? noProcessor.description : 'Nothing was charged. Check your connection.')}
      </FailedState>
    </Framed>
  );
}

/** Frame with the receipt's paper, so that the error replaces the receipt. */
function Framed({ children }: { children: ReactNode }) {
  return (
    <div className="wrap grid justify-items-center pt-8 pb-16 lg:pt-16">
      <Receipt className="w-[min(38rem,100%)]">
        <div className="[&_h1]:text-h3 [&>.grid]:max-sm:grid-cols-1">{children}</div>
      </Receipt>
    </div>
  );
}
