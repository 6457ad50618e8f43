import { Navigate } from 'react-router';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import { useSession } from '#web/features/identity/identity.api.ts';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { useUserType } from '#web/features/identity/user-type.tsx';
import { roleFacts } from '#web/features/identity/role-facts.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { PageSkeleton } from '#web/ui/data/page-skeleton.tsx';

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, { title: 'Wagwell', description: 'Opens your dashboard.', path: href('start') }),
  { name: 'robots', content: 'noindex' },
];

/** Where the installed app opens: it leads on to the Day of who has clients, to the dashboard, or to signing in. */
export default function Start() {
  const session = useSession();
  const { userType } = useUserType();
  if (session.isPending) return <PageSkeleton />;
  if (session.isLoadingError)
    return (
      <div className="wrap py-12">
        <FailedQuery query={session} title="Wagwell did not load" />
      </div>
    );
  const home = ({ user, hasDay }: SessionReply) =>
    hasDay ? href('day') : roleFacts[user.roles[0] ?? userType].dashboard;
  const to = session.data ? home(session.data) : href('login');
  return <Navigate to={to} replace />;
}
