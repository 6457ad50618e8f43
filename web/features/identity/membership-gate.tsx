import type { ReactNode } from 'react';
import type { Role } from '#contract/identity/roles.ts';
import { AfterStart } from '#web/ui/after-start.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { PageSkeleton } from '#web/ui/data/page-skeleton.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useSession } from './identity.api.ts';
import { wasMember } from './was-member.ts';

const MembershipRequired = lazyPart(async () => ({
  default: (await import('./membership-required.tsx')).MembershipRequired,
}));
const AddRolePrompt = lazyPart(async () => ({
  default: (await import('./add-role-prompt.tsx')).AddRolePrompt,
}));

type MembershipGateProps = {
  /** Role that the page requires; without one, every member may see it. */
  forRole?: Role;
  /** The page shows the viewer's own data, and stays open after a membership has ended and to parents without one. */
  own?: boolean;
  children: ReactNode;
};

/**
 * Shows the page to members with the role. This is for guidance only, because the server checks each call.
 */
export function MembershipGate({ forRole, own = false, children }: MembershipGateProps) {
  const session = useSession();
  const checking = <PageSkeleton label="Checking membership status..." />;
  if (session.isPending) return checking;
  if (session.isLoadingError)
    return (
      <div className="wrap py-12">
        <FailedQuery query={session} title="Your membership could not be checked" />
      </div>
    );
  const account = session.data;
  // What parents keep of their own pets is free.
  const isFree = forRole === 'pet_owner' && account?.user.roles.includes('pet_owner');
  const opens = account?.hasMembership || (own && (isFree || wasMember(account)));
  if (!account || !opens)
    return (
      <AfterStart meanwhile={checking}>
        <MembershipRequired role={forRole} email={account?.user.email} />
      </AfterStart>
    );
  if (forRole && !account.user.roles.includes(forRole))
    return (
      <AfterStart meanwhile={checking}>
        <AddRolePrompt role={forRole} />
      </AfterStart>
    );
  return children;
}
