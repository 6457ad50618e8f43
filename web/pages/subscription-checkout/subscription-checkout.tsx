import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#web/features/identity/identity.api.ts';
import { SignInToPay } from '#web/features/memberships/checkout/sign-in-to-pay.tsx';
import {
  BeginCheckout,
  CheckoutSkeleton,
  OpenCheckout,
} from '#web/features/memberships/checkout/open-checkout.tsx';
import { isPlan } from '#web/features/memberships/plans/plan-words.ts';
import { nextSteps } from '#web/features/memberships/checkout/next-steps.ts';
import { invalidateAfter } from '#web/lib/api/query.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import type { MetaFunction } from 'react-router';
import { plans } from '#contract/memberships/plan-facts.ts';
import { href } from '#contract/pages.ts';
import { useHandedEmail, withoutPerson } from '#web/lib/url/use-handed-email.ts';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Checkout',
    description: 'Pay for your Wagwell membership.',
    path: href('subscription-checkout'),
  });

/** The checkout page. The URL has the plan and the checkout's id; the payer is the signed-in user. */
export default function SubscriptionCheckout() {
  const session = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const email = useHandedEmail();
  const asked = query.get('plan');
  const plan = isPlan(asked) ? asked : 'monthly';
  const id = query.get('session') ?? '';

  const keep = useCallback(
    (begun: string) =>
      setQuery(
        (before) => {
          const after = withoutPerson(before);
          if (begun) after.set('session', begun);
          else after.delete('session');
          return after;
        },
        { replace: true },
      ),
    [setQuery],
  );
  const paid = async () => {
    await invalidateAfter(client);
    await navigate(href('subscription-success', { session: id }), { replace: true });
  };

  if (session.isPending) return <CheckoutSkeleton />;
  if (!session.data)
    return <SignInToPay plan={plan} next={`${pathname}?${withoutPerson(query).toString()}`} email={email} />;
  if (!id) return <BeginCheckout plan={plan} onBegun={keep} />;
  const { user } = session.data;
  const role = user.roles.find((role) => role === query.get('userType')) ?? user.roles[0] ?? 'groomer';
  const greeting = query.get('isNewUser') === 'true' ? 'Your account is ready,' : 'Hi';
  return (
    <OpenCheckout
      key={id}
      id={id}
      onPaid={paid}
      onStartAgain={() => keep('')}
      aside={
        <>
          <p>
            {greeting} {user.firstName}.{' '}
            {plans[plan].kind === 'premium'
              ? 'After paying, your discount counts wherever it is honored.'
              : nextSteps[role].promise}
          </p>
          <p className="text-s text-ink-2">You pay as {user.email}</p>
        </>
      }
    />
  );
}
