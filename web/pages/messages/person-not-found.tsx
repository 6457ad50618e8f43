import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { CallError, detailOf } from '#web/lib/api/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedState } from '#web/ui/data/empty-state.tsx';

/** Shown if the person in the URL does not exist or could not be loaded. */
export function PersonNotFound({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const absent = error instanceof CallError && [404, 422].includes(error.status);
  return (
    <FailedState
      className="m-6"
      heading="h2"
      title={absent ? 'There is no such member' : 'The conversation did not load'}
      action={
        <>
          {!absent && <Button onClick={onRetry}>Try again</Button>}
          <Button asChild>
            <Link to={href('messages')}>Back to conversations</Link>
          </Button>
        </>
      }
    >
      {absent
        ? 'The address may be cut off.'
        : detailOf(error, 'The connection may be down. Nothing is lost.')}
    </FailedState>
  );
}
