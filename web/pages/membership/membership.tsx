import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import { useSession } from '#web/features/identity/identity.api.ts';
import {
  ReceiptsAndInvoices,
  OwnMemberships,
  lacksPremium,
} from '#web/features/memberships/manage/own-memberships.tsx';
import { useMembership } from '#web/features/memberships/memberships.api.ts';
import { PlanPrompt } from '#web/features/memberships/plans/plan-prompt.tsx';
import { monthDayYear } from '#web/lib/dates.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Membership',
    description: 'Monthly for $6.99 or annual for $83.88: full access for groomers, salons and pet parents.',
    path: href('membership'),
  });

/** The plans, or the user's own membership if there is one. */
export default function MembershipPage() {
  const session = useSession();
  const overview = useMembership(Boolean(session.data));
  const account = session.data;

  if (session.isPending) return <MembershipSkeleton />;
  if (!account) return <PlanPrompt signedIn={false} premium={false} />;
  if (overview.isPending) return <MembershipSkeleton />;
  if (overview.isLoadingError)
    return (
      <div className="wrap py-12">
        <FailedQuery heading="h1" query={overview} title="Your membership did not load" />
      </div>
    );
  const { access, premium, status } = overview.data;
  const petOwner = account.user.roles.includes('pet_owner');
  const offersPremium = lacksPremium(overview.data, petOwner);
  if (!access || status === 'incomplete') return <PlanPrompt signedIn premium={offersPremium} />;
  if (status === 'expired')
    return (
      <PlanPrompt
        signedIn
        premium={offersPremium}
        notice={
          <Note tone="warn">
            Your membership ended on {monthDayYear(access.accessUntil, access.timeZone)}. You can still read
            your records; join again to post and apply.
          </Note>
        }
      >
        <ReceiptsAndInvoices held={premium && premium.status !== 'expired' ? [premium] : []} />
      </PlanPrompt>
    );
  return <OwnMemberships overview={overview.data} petOwner={petOwner} />;
}

/** A heading over the card of a plan: its price and its lines. */
function MembershipSkeleton() {
  return (
    <div className="wrap min-h-dvh pt-6 pb-16 lg:pt-8">
      <output className="sr-only">Loading...</output>
      <Skeleton className="mb-6 h-10 w-3/5 max-w-80" />
      <div aria-hidden="true" className="card grid max-w-xl gap-5">
        <Skeleton className="h-7 w-3/5" />
        <Skeleton className="h-14 w-2/5" />
        {['w-4/5', 'w-3/5', 'w-full', 'w-3/4'].map((width) => (
          <Skeleton key={width} className={`h-5 ${width}`} />
        ))}
        <Skeleton className="h-11 w-1/2" />
      </div>
    </div>
  );
}
