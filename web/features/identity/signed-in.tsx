import type { ReactNode } from 'react';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { PageSkeleton } from '#web/ui/data/page-skeleton.tsx';
import { useSession } from './identity.api.ts';
import type { SessionReply } from './identity.api.ts';
import { SignInFirst } from './sign-in-first.tsx';

/**
 * Shows the page to signed-in people with or without a membership, because their bookings and records stay
 * accessible. This is for guidance only, because the server checks each call.
 */
export function SignedIn({ children }: { children: (session: SessionReply) => ReactNode }) {
  const session = useSession();
  if (session.isPending) return <PageSkeleton />;
  if (session.isLoadingError)
    return (
      <div className="wrap py-12">
        <FailedQuery query={session} title="The page did not load" />
      </div>
    );
  if (!session.data) return <SignInFirst lead="This page belongs to an account." />;
  return children(session.data);
}
