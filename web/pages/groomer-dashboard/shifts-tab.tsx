import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { useSession } from '#web/features/identity/identity.api.ts';
import { countPhrase, shiftSearch } from '#web/features/shifts/browse/shift-filters.ts';
import { ShiftOnMap, shiftPin } from '#web/features/shifts/browse/shift-on-map.tsx';
import { ApplyButton } from '#web/features/shifts/browse/shift-ticket.tsx';
import { ShiftList } from '#web/features/shifts/browse/shift-list.tsx';
import { SavedSearchesButton } from '#web/features/saved-searches/saved-searches-button.tsx';
import { useShiftCount, useShiftSearch } from '#web/features/shifts/shifts.api.ts';
import { useApplying } from '#web/features/shifts/apply/use-applying.tsx';
import { MapBesideList } from '#web/domain/map/map-beside-list.tsx';
import { SearchMap } from '#web/domain/map/search-map.tsx';
import { FilterBar } from '#web/domain/search/filter-bar.tsx';
import { FilterChips } from '#web/domain/search/filter-chips.tsx';
import { SortSelect } from '#web/domain/search/sort-select.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { Note } from '#web/ui/note.tsx';
import type { useFilters } from './use-filters.ts';

type ShiftsTabProps = ReturnType<typeof useFilters>;

/** Open shifts that match, nearby ones, and sent applications. */
export function ShiftsTab({ filters, home, nearProblem, query, change }: ShiftsTabProps) {
  const found = useShiftSearch(query);
  const { data: counted } = useShiftCount(query);
  const applying = useApplying();
  const viewerId = useSession().data?.id;
  const place = query?.near ?? home?.place;
  const fields = { search: shiftSearch, filters, home, onChange: change };

  return (
    <>
      <FilterChips {...fields} />
      <FilterBar {...fields} nearProblem={nearProblem} />
      <MapBesideList
        heading={
          <h2 id="shift-count" aria-live="polite" className="font-text text-m tracking-normal">
            {counted ? (
              <>
                {shiftSearch.counted(counted)}{' '}
                <span className="font-normal text-ink-2">
                  {countPhrase(query ?? filters, query?.radius, home)}
                </span>
              </>
            ) : (
              'Shifts'
            )}
          </h2>
        }
        tools={
          <>
            <SavedSearchesButton kind="shifts" search={shiftSearch} query={query} onChange={change} />
            <SortSelect search={shiftSearch} value={shiftSearch.sortOf(filters, home)} onChange={change} />
          </>
        }
        map={
          <SearchMap
            search={shiftSearch}
            query={query}
            home={home}
            change={change}
            list={found}
            toItem={shiftPin}
            renderCard={(shift) => (
              <ShiftOnMap
                shift={shift}
                action={<ApplyButton shift={shift} viewerId={viewerId} onApply={applying.begin} />}
              />
            )}
          />
        }
      >
        <section aria-labelledby="shift-count" className="grid min-w-0 gap-[18px]">
          {query && !place && (
            <Note icon="pin">
              <Link to={href('profile-setup', { step: 'place' })} className="underline">
                Say where you work from
              </Link>
              , and every shift shows how far it is.
            </Note>
          )}
          <ShiftList
            search={found}
            total={counted?.count}
            viewerId={viewerId}
            onApply={applying.begin}
            empty={
              <NoShifts
                filtered={shiftSearch.count(filters) > 0}
                placed={place !== undefined}
                onClear={() => change(shiftSearch.none)}
                onFarther={query?.radius ? () => change({ radius: 'any' }) : undefined}
              />
            }
          />
        </section>
      </MapBesideList>
      {applying.dialog}
    </>
  );
}

type NoShiftsProps = {
  /** Whether filters may be the reason for an empty list. */
  filtered: boolean;
  /** Whether there is a place to measure distances from. */
  placed: boolean;
  onClear: () => void;
  /** Omitted if the distance is unlimited. */
  onFarther: (() => void) | undefined;
};

function NoShifts({ filtered, placed, onClear, onFarther }: NoShiftsProps) {
  return (
    <EmptyState
      title="No shifts available"
      action={
        filtered ? (
          <>
            <Button variant="primary" onClick={onClear}>
              Clear filters
            </Button>
            {onFarther && <Button onClick={onFarther}>Look farther away</Button>}
          </>
        ) : (
          <>
            {placed && (
              <Button asChild variant="primary">
                <Link to="?radius=any">Look farther away</Link>
              </Button>
            )}
            <Button asChild>
              <Link to={href('marketplace')}>Open the marketplace</Link>
            </Button>
          </>
        )
      }
    >
      {filtered
        ? 'Nothing matches all of your filters. Try fewer of them, or a wider radius.'
        : `Nobody ${placed ? 'near you ' : ''}needs help right now. New shifts come in throughout the day and show up here on their own.`}
    </EmptyState>
  );
}
