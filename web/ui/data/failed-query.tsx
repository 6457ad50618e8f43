import { detailOf } from '#web/lib/api/call.ts';
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
  return (
    <FailedState
      {...rest}
      action={
        <Button busy={query.isFetching && 'Loading...'} onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      {detailOf(query.error, otherwise)}
    </FailedState>
  );
}
