import { Link } from 'react-router';
import type { ShiftCard } from '#contract/shifts.ts';
import { OfferCard } from '#web/features/shifts/offer-card.tsx';
import { useShiftSearch } from '#web/features/shifts/shifts.api.ts';
import type { useOffers } from '#web/features/shifts/shifts.api.ts';
import { useApplying } from '#web/features/shifts/use-applying.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CardGrid } from './card-grid.tsx';

const words = {
  done: 'Applied to shift successfully!',
  failed: 'Failed to apply to shift',
  fallback: 'Please try again.',
};
const newest = { sort: 'newest' } as const;

type ShiftOffersProps = {
  /** Brings the first page, with those of the other lists. */
  offers: ReturnType<typeof useOffers>;
  viewer: Viewer;
};
type Viewer = { id: string; roles: readonly string[] };

/** Salons' shifts, newest first. */
export function ShiftOffers({ offers, viewer }: ShiftOffersProps) {
  const list = useShiftSearch(offers.isPending ? undefined : newest, offers.data?.shifts);
  const applying = useApplying('POST /api/applications/shift', words);
  return (
    <>
      <CardGrid
        what="shifts"
        list={list}
        empty={
          <EmptyState title="No shifts available">New shifts show up here as salons post them.</EmptyState>
        }
      >
        {(shift) => (
          <OfferCard
            shift={shift}
            action={<OfferAction shift={shift} viewer={viewer} onApply={applying.begin} />}
          />
        )}
      </CardGrid>
      {applying.dialog}
    </>
  );
}

type OfferActionProps = { shift: ShiftCard; viewer: Viewer; onApply: (shift: ShiftCard) => void };

/** Groomers apply to what is not their own; everybody else reads on. */
function OfferAction({ shift, viewer, onApply }: OfferActionProps) {
  if (!viewer.roles.includes('groomer') || shift.ownerId === viewer.id)
    return (
      <Button asChild wide>
        <Link to={`/shifts/${shift.id}`}>View Shift</Link>
      </Button>
    );
  if (shift.application)
    return (
      <Button wide disabled>
        Application Submitted
      </Button>
    );
  return (
    <Button variant="primary" wide onClick={() => onApply(shift)}>
      Apply to Shift
    </Button>
  );
}
