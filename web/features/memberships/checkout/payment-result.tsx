import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { plans } from '#contract/memberships/plan-facts.ts';
import type { Role } from '#contract/identity/roles.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Biscuit } from '#web/ui/brand/biscuit.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Receipt, ReceiptLine, ReceiptLines } from '#web/ui/data/sum-list.tsx';
import type { CheckoutSession } from './checkout.api.ts';
import type { Membership } from '../memberships.api.ts';
import { planTitle } from '../plans/plan-words.ts';
import { nextSteps } from './next-steps.ts';

type WelcomeProps = {
  name: string;
  role: Role;
  membership: Membership;
  /** The checkout that was just paid; missing if the page is opened later. */
  checkout?: CheckoutSession | undefined;
  /** The first step, shown before the buttons, of which none is filled then. */
  next?: ReactNode;
};

/** Confirms a payment: plan, end of the term, next charge and first steps. */
export function Welcome({ name, role, membership, checkout, next }: WelcomeProps) {
  const lead = nextSteps[role];
  const premium = plans[membership.plan].kind === 'premium';
  return (
    <Sheet>
      <Biscuit mood="celebrate" className="mx-auto -mb-3 w-40 lg:w-48" />
      <Receipt aria-labelledby="welcome">
        <div className="grid gap-1">
          <h1 id="welcome">{premium ? `Premium is yours, ${name}` : `Welcome, ${name}`}</h1>
          <p className="text-ink-2">
            {checkout
              ? 'Your payment went through. A receipt is in your inbox.'
              : 'Your membership is active.'}
          </p>
        </div>
        <ReceiptLines>
          {checkout && (
            <ReceiptLine total label="Paid today">
              {exactPrice(checkout.amountToday)}
            </ReceiptLine>
          )}
          <ReceiptLine label="Plan">{planTitle(membership.plan)}</ReceiptLine>
          <ReceiptLine label="Paid until">
            {monthDayYear(membership.paidUntil, membership.timeZone)}
          </ReceiptLine>
          {membership.renewal && (
            <ReceiptLine label={`Renews ${monthDayYear(membership.renewal.at, membership.timeZone)}`}>
              {exactPrice(membership.renewal.amount)}
            </ReceiptLine>
          )}
        </ReceiptLines>
        {next}
        <div className="grid gap-2">
          {!next && (
            <Button asChild variant="primary" big wide>
              <Link to={lead.to}>{lead.button}</Link>
            </Button>
          )}
          <div className="flex flex-wrap justify-center gap-x-4">
            {next && (
              <Button asChild variant="quiet">
                <Link to={lead.to}>{lead.button}</Link>
              </Button>
            )}
            <Button asChild variant="quiet">
              <Link to={href('profile-setup')}>Set up your profile</Link>
            </Button>
            <Button asChild variant="quiet">
              <Link to={href('membership')}>Your membership</Link>
            </Button>
          </div>
        </div>
      </Receipt>
    </Sheet>
  );
}

/** Shown while the processor has not answered; the page polls for the result. */
export function PaymentOnItsWay() {
  return (
    <Sheet>
      <Receipt aria-labelledby="on-its-way">
        <h1 id="on-its-way" className="text-h3">
          Your payment is on its way
        </h1>
        <Spinner label="Waiting for the bank..." />
        <p className="text-ink-2">This page continues automatically. You will not be charged twice.</p>
      </Receipt>
    </Sheet>
  );
}

export function NothingPaid() {
  return (
    <div className="wrap py-12">
      <EmptyState
        heading="h1"
        title="There is no payment here yet"
        action={
          <Button asChild variant="primary">
            <Link to={href('membership')}>See the plans</Link>
          </Button>
        }
      >
        Nothing was charged. Choose a plan to become a member.
      </EmptyState>
    </div>
  );
}

export function SuccessSkeleton() {
  return (
    <Sheet>
      <output className="sr-only">Loading...</output>
      <Receipt aria-hidden="true">
        <Skeleton className="h-10 w-3/5" />
        <Skeleton className="h-6" />
        <Skeleton className="h-6" />
        <Skeleton className="h-14" />
      </Receipt>
    </Sheet>
  );
}

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="wrap grid justify-center pt-8 pb-16 lg:pt-12">
    <div className="grid w-[min(30rem,calc(100vw-2rem))]">{children}</div>
  </div>
);
