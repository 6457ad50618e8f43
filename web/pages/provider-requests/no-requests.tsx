import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type NoRequestsProps = {
  /** Whether filters may be the reason. */
  filtered: boolean;
  onClear: () => void;
  /** Cuts off no distance; undefined where none is cut off. */
  onFarther: (() => void) | undefined;
};

/** Nobody asks for grooming here, or nothing fits. */
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
              Look further away
            </Button>
          )
        )
      }
    >
      {filtered
        ? 'Nothing fits all of your filters. Fewer of them, or a wider radius, may find something.'
        : `No pet ${onFarther ? 'near you ' : ''}waits for a groomer right now. New requests show here by themselves.`}
    </EmptyState>
  );
}
