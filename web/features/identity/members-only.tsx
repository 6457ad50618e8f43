import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { useSession } from './identity.api.ts';

type MembersOnlyProps = {
  /** What others can do here without a membership. */
  meanwhile?: ReactNode;
  children: ReactNode;
};

/** Part of a page that only members see. The rest of the page is open to former members. */
export function MembersOnly({ meanwhile, children }: MembersOnlyProps) {
  const session = useSession();
  if (!session.data || session.data.hasMembership) return children;
  return (
    <>
      <EmptyState
        title="This is for members"
        action={
          <Button asChild variant="primary">
            <Link to={href('membership')}>See the plans</Link>
          </Button>
        }
      >
        Members find others and are found. What you have stays yours to read, and booked work goes on.
      </EmptyState>
      {meanwhile}
    </>
  );
}
