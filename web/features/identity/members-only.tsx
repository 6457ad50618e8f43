import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { useSession } from './identity.api.ts';

/** Part of a page that only members see. The rest of the page is open to former members. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  if (!session.data || session.data.hasMembership) return children;
  return (
    <EmptyState
      title="This is for members"
      action={
        <Button asChild variant="primary">
          <Link to={href('membership')}>See the plans</Link>
        </Button>
      }
    >
      Join again to find others and to be found. You can still read your records and finish work that is
      booked.
    </EmptyState>
  );
}
