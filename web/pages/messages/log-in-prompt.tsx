import { useLocation } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';

/** Links a signed-out visitor to the sign-in page, which leads back here. */
export function LogInPrompt() {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap py-12">
      <EmptyState
        heading="h1"
        title="Please Log In"
        action={
          <Button asChild variant="primary">
            <a href={`/api/login?next=${encodeURIComponent(pathname + search)}`}>Log In</a>
          </Button>
        }
      >
        Messages are between you and the people you work with.
      </EmptyState>
    </div>
  );
}
