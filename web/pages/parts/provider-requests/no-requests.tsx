import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';

type NoRequestsProps = {
  /** Whether filters may be the reason for an empty list. */
  filtered: boolean;
  onClear: () => void;
  /** Removes the distance limit; undefined if there is none. */
  onFarther: (() => void) | undefined;
};

/** The empty state of the request list. */
export function NoRequests({ filtered, onClear, onFarther }: NoRequestsProps) {
  return (
    <EmptyState
      title="No requests available"
      action={
        filtered ? (
          <Button variant="primary" onClick={onClear}>
            Clear filters
          </Button>
        ) : (
          onFarther && (
            <Button variant="primary" onClick={onFarther}>
              Look farther away
            </Button>
          )
        )
      }
    >
      {filtered
        ? 'Nothing matches all of your filters. Try fewer of them, or a wider radius.'
        : `No pet ${onFarther ? 'near you ' : ''}needs a groomer right now. New requests show up here on their own.`}
    </EmptyState>
  );
}
