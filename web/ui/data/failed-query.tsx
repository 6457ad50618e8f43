import { CallError, detailOf } from '#web/lib/api/call-error.ts';
import { useOfflineSince } from '#web/lib/use-offline-since.ts';
import { Button } from '../button.tsx';
import { FailedState } from './empty-state.tsx';
import type { StateProps } from './empty-state.tsx';

type FailedQueryProps = Omit<StateProps, 'action' | 'children'> & {
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  /** The message if the server sent none. */
  otherwise?: string;
};

/** Shows why a query failed, with a retry button. */
export function FailedQuery({
  query,
  otherwise = 'The connection may be down. Nothing has changed.',
  ...rest
}: FailedQueryProps) {
  const offline = useOfflineSince() !== undefined && !(query.error instanceof CallError);
  return (
    <FailedState
      {...rest}
      action={
        <Button busy={query.isFetching && 'Loading...'} onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      {offline
        ? 'You’re offline, and this has not been opened on this device before. What you have opened still opens.'
        : detailOf(query.error, otherwise)}
    </FailedState>
  );
}
