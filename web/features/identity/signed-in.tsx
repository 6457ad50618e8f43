import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedQuery } from '#web/ui/failed-query.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useSession } from './identity.api.ts';
import type { SessionReply } from './identity.api.ts';

/**
 * Shows the page to whoever is signed in, member or not: what was booked and written down stays theirs. A courtesy: the
 * server checks each call by itself.
 */
export function SignedIn({ children }: { children: (session: SessionReply) => ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.isPending) return <Spinner className="min-h-[50vh]" />;
  if (session.isLoadingError)
    return (
      <div className="wrap py-12">
        <FailedQuery query={session} title="The page did not load" />
      </div>
    );
  if (!session.data)
    return (
      <div className="wrap py-12">
        <EmptyState
          title="Please sign in"
          action={
            <Button asChild variant="primary">
              <Link to={`/login?next=${encodeURIComponent(pathname + search)}`}>Sign In</Link>
            </Button>
          }
        >
          This page belongs to an account.
        </EmptyState>
      </div>
    );
  return children(session.data);
}
