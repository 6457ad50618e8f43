import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { MarketplaceShiftCard } from '#web/features/shifts/browse/marketplace-shift-card.tsx';
import { shiftSearch } from '#web/features/shifts/browse/shift-filters.ts';
import { ShiftOnMap, shiftPin } from '#web/features/shifts/browse/shift-on-map.tsx';
import { Applied } from '#web/features/shifts/browse/shift-ticket.tsx';
import { useShiftSearch } from '#web/features/shifts/shifts.api.ts';
import type { useMarketplace } from '#web/features/shifts/shifts.api.ts';
import { useApplying } from '#web/features/shifts/apply/use-applying.tsx';
import { MapBesideList } from '#web/domain/map/map-beside-list.tsx';
import { SearchMap } from '#web/domain/map/search-map.tsx';
import { SavedSearchesButton } from '#web/features/saved-searches/saved-searches-button.tsx';
import { FilterBar } from '#web/domain/search/filter-bar.tsx';
import { FilterChips } from '#web/domain/search/filter-chips.tsx';
import { SortSelect } from '#web/domain/search/sort-select.tsx';
import { useSearchFilters } from '#web/domain/search/use-search-filters.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
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
  const { filters, nearProblem, query, change } = useSearchFilters(shiftSearch, undefined);
  const filtered = shiftSearch.count(filters) > 0;
  const list = useShiftSearch(
    query && !offers.isPending ? { ...query, sort: filters.sort ?? 'nearest' } : undefined,
    filtered || filters.sort ? undefined : offers.data?.shifts,
  );
  const applying = useApplying('POST /api/applications/shift', words);
  const fields = { search: shiftSearch, filters, home: undefined, onChange: change };
  const measured = list.data?.some(({ distanceMiles }) => distanceMiles !== null);
  return (
    <>
      <div className="-mt-3">
        <FilterChips {...fields} />
        <FilterBar {...fields} nearProblem={nearProblem} />
      </div>
      <MapBesideList
        tools={
          <>
            <SavedSearchesButton kind="shifts" search={shiftSearch} query={query} onChange={change} />
            <SortSelect
              search={shiftSearch}
              value={filters.sort ?? (measured ? 'nearest' : 'soonest')}
              onChange={change}
            />
          </>
        }
        map={
          <SearchMap
            search={shiftSearch}
            query={query && { ...query, sort: filters.sort ?? 'nearest' }}
            home={undefined}
            change={change}
            list={list}
            toItem={shiftPin}
            renderCard={(shift) => (
              <ShiftOnMap
                shift={shift}
                action={<OfferAction shift={shift} viewer={viewer} onApply={applying.begin} />}
              />
            )}
          />
        }
      >
        <CardGrid
          what="shifts"
          besideMap
          list={list}
          empty={
            <EmptyState
              title="No shifts available"
              action={
                filtered && (
                  <Button variant="primary" onClick={() => change(shiftSearch.none)}>
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
      </MapBesideList>
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
