import { Link, useSearchParams } from 'react-router';
import { href } from '#contract/pages.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { FilterBar } from '#web/features/shifts/browse/filter-bar.tsx';
import { ShiftFilterChips } from '#web/features/shifts/browse/filter-chips.tsx';
import { MarketplaceShiftCard } from '#web/features/shifts/browse/marketplace-shift-card.tsx';
import {
  countFilters,
  noFilters,
  readFilters,
  searchOf,
  sorts,
} from '#web/features/shifts/browse/shift-filters.ts';
import { useChangingFilters } from '#web/features/shifts/browse/use-changing-filters.ts';
import { Applied } from '#web/features/shifts/browse/shift-ticket.tsx';
import { useShiftSearch } from '#web/features/shifts/shifts.api.ts';
import type { useMarketplace } from '#web/features/shifts/shifts.api.ts';
import { useApplying } from '#web/features/shifts/apply/use-applying.tsx';
import { useResolvedFilters } from '#web/domain/places/use-resolved-place.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { FilterSelect } from '#web/ui/filters/filter-inputs.tsx';
import { CardGrid } from '../parts/card-grid.tsx';

const words = {
  done: 'Applied to shift successfully!',
  failed: 'Failed to apply to shift',
  fallback: 'Please try again.',
};

type ShiftOffersProps = {
  /** The call with the first page of every list. */
  offers: ReturnType<typeof useMarketplace>;
  viewer: Viewer;
};
type Viewer = { id: string; roles: readonly string[] };

/** Salons' shifts, nearest first; the distance is unlimited by default. */
export function MarketplaceShifts({ offers, viewer }: ShiftOffersProps) {
  const [params] = useSearchParams();
  const filters = readFilters(params);
  const change = useChangingFilters();
  const { placed, nearProblem } = useResolvedFilters(filters, change);
  const filtered = countFilters(filters) > 0;
  const list = useShiftSearch(
    placed && !offers.isPending
      ? { ...searchOf(placed, undefined), sort: filters.sort ?? 'nearest' }
      : undefined,
    filtered || filters.sort ? undefined : offers.data?.shifts,
  );
  const applying = useApplying('POST /api/applications/shift', words);
  const fields = { filters, home: undefined, onChange: change };
  const measured = list.data?.some(({ distanceMiles }) => distanceMiles !== null);
  return (
    <>
      <div className="-mt-3">
        <ShiftFilterChips {...fields} />
        <FilterBar {...fields} nearProblem={nearProblem} />
      </div>
      <div className="flex items-center justify-end gap-2 pb-4">
        <label htmlFor="offers-sort" className="text-s text-ink-2">
          Sort
        </label>
        <FilterSelect
          id="offers-sort"
          className="min-h-11! w-auto py-1.5!"
          options={sorts}
          value={filters.sort ?? (measured ? 'nearest' : 'soonest')}
          onChoose={(sort) => change({ sort: sorts.find(({ value }) => value === sort)?.value })}
        />
      </div>
      <CardGrid
        what="shifts"
        list={list}
        empty={
          <EmptyState
            title="No shifts available"
            action={
              filtered && (
                <Button variant="primary" onClick={() => change(noFilters)}>
                  Clear filters
                </Button>
              )
            }
          >
            {filtered
              ? 'Nothing matches all of your filters. Try fewer of them, or a wider radius.'
              : 'New shifts show up here as salons post them.'}
          </EmptyState>
        }
      >
        {(shift) => (
          <MarketplaceShiftCard
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

/** Groomers may apply to others' shifts; all other viewers get a link. */
function OfferAction({ shift, viewer, onApply }: OfferActionProps) {
  if (!viewer.roles.includes('groomer') || shift.ownerId === viewer.id)
    return (
      <Button asChild wide>
        <Link to={href('shift', { id: shift.id })}>View Shift</Link>
      </Button>
    );
  if (shift.application) return <Applied {...shift.application} />;
  if (shift.conflict)
    return (
      <Button wide onClick={() => onApply(shift)}>
        See Conflict
      </Button>
    );
  return (
    <Button variant="primary" wide onClick={() => onApply(shift)}>
      Apply to Shift
    </Button>
  );
}
