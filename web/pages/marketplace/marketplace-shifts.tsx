import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { shiftSearch } from '#web/features/shifts/browse/shift-filters.ts';
import { ShiftRow } from '#web/features/shifts/browse/shift-row.tsx';
import { ShiftOnMap, shiftsOnMap } from '#web/features/shifts/browse/shift-on-map.tsx';
import { ApplyButton } from '#web/features/shifts/browse/apply-button.tsx';
import { useShiftSearch } from '#web/features/shifts/shifts.api.ts';
import type { useMarketplace } from '#web/features/shifts/shifts.api.ts';
import { useApplying } from '#web/features/shifts/apply/use-applying.tsx';
import { asApplied } from '#web/features/shifts/sent.ts';
import { useSearchFilters } from '#web/domain/search/use-search-filters.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { CardGrid } from '../parts/card-grid.tsx';
import { ListTools } from '../parts/searched-list/list-head.tsx';
import { SearchedList } from '../parts/searched-list/searched-list.tsx';

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

/** Salons' shifts, nearest first and those applied for last; the distance is unlimited by default. */
export function MarketplaceShifts({ offers, viewer }: ShiftOffersProps) {
  const filtering = useSearchFilters(shiftSearch, undefined);
  const { filters, query, change } = filtering;
  const sorted = query && { ...query, sort: filters.sort ?? ('nearest' as const) };
  const filtered = shiftSearch.count(filters) > 0;
  const list = useShiftSearch(
    offers.isPending ? undefined : sorted,
    filtered || filters.sort ? undefined : offers.data?.shifts,
  );
  const applying = useApplying('POST /api/applications/shift', words);
  const measured = list.data?.some(({ distanceMiles }) => distanceMiles !== null);
  return (
    <>
      <SearchedList
        search={shiftSearch}
        filtering={{ ...filtering, query: sorted }}
        list={list}
        mapped={shiftsOnMap}
        tools={
          <ListTools
            search={shiftSearch}
            filtering={filtering}
            kind="shifts"
            sort={filters.sort ?? (measured ? 'nearest' : 'soonest')}
          />
        }
        renderOnMap={(shift) => (
          <ShiftOnMap
            shift={shift}
            action={<OfferAction shift={shift} viewer={viewer} onApply={applying.begin} />}
          />
        )}
        filtersClass="-mt-3"
      >
        <CardGrid
          what="shifts"
          rows
          list={list}
          last={{
            heading: 'You applied',
            has: ({ id, application }) => application !== null || applying.sent.has(id),
            asked: JSON.stringify(sorted),
          }}
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
          {(found) => {
            const shift = asApplied(found, applying.sent);
            return (
              <ShiftRow
                shift={shift}
                action={<OfferAction shift={shift} viewer={viewer} onApply={applying.begin} inRow />}
              />
            );
          }}
        </CardGrid>
      </SearchedList>
      {applying.dialog}
    </>
  );
}

type OfferActionProps = {
  shift: ShiftCard;
  viewer: Viewer;
  onApply: (shift: ShiftCard) => void;
  inRow?: boolean;
};

/** Groomers may apply to others' shifts; all other viewers get a link. */
function OfferAction({ shift, viewer, onApply, inRow = false }: OfferActionProps) {
  if (!viewer.roles.includes('groomer') || shift.ownerId === viewer.id)
    return (
      <Button asChild wide={!inRow}>
        <Link to={href('shift', { id: shift.id })}>View shift</Link>
      </Button>
    );
  return <ApplyButton shift={shift} viewerId={viewer.id} onApply={onApply} short={inRow} />;
}
