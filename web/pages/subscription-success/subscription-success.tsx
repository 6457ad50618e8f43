import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import { BringClients } from '#web/features/client-imports/bring-clients.tsx';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import { useUserType } from '#web/features/identity/user-type.tsx';
import { useSettledCheckout } from '#web/features/memberships/checkout/checkout.api.ts';
import { useMembership } from '#web/features/memberships/memberships.api.ts';
import {
  NothingPaid,
  PaymentOnItsWay,
  SuccessSkeleton,
  Welcome,
} from '#web/features/memberships/checkout/payment-result.tsx';
import { invalidateAfter } from '#web/lib/api/query.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

const ShiftsNear = lazyPart(() => import('./shifts-near.tsx'));

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Welcome',
    description: 'Your Wagwell membership is paid.',
    path: href('subscription-success'),
  }),
  { name: 'robots', content: 'noindex' },
];

/** The page after a payment. The payment is read from the server; the URL has only the checkout's id. */
export default function SubscriptionSuccess() {
  return <SignedIn>{({ user }) => <Success user={user} />}</SignedIn>;
}

function Success({ user }: Pick<SessionReply, 'user'>) {
  const { userType } = useUserType();
  const client = useQueryClient();
  const [query] = useSearchParams();
  const id = query.get('session') ?? '';
  const checkout = useSettledCheckout(id);
  const overview = useMembership();
  const paid = checkout.data?.status === 'paid';

  useEffect(() => {
    if (paid) void invalidateAfter(client);
  }, [paid, client]);

  if (checkout.isLoading || overview.isPending) return <SuccessSkeleton />;
  if (checkout.data?.status === 'processing') return <PaymentOnItsWay />;
  const role = user.roles.includes(userType) ? userType : (user.roles[0] ?? 'groomer');
  const { access, premium } = overview.data ?? {};
  const live = [access, premium].filter((held) => held && held.status !== 'expired');
  const bought = live.find((held) => held?.plan === checkout.data?.plan) ?? live[0];
  if (!bought || (checkout.data && !paid)) return <NothingPaid />;
  return (
    <Welcome
      name={user.firstName}
      role={role}
      membership={bought}
      checkout={checkout.data}
      next={
        role !== 'pet_owner' && (
          <>
            <BringClients leads />
            {role === 'groomer' && (
              <Suspense>
                <ShiftsNear />
              </Suspense>
            )}
          </>
        )
      }
    />
  );
}
