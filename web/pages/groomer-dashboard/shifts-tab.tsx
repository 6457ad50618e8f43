import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { useSession } from '#web/features/identity/identity.api.ts';
import { countPhrase, shiftSearch } from '#web/features/shifts/browse/shift-filters.ts';
import { ShiftOnMap, shiftsOnMap } from '#web/features/shifts/browse/shift-on-map.tsx';
import { ApplyButton } from '#web/features/shifts/browse/apply-button.tsx';
import { ShiftList } from '#web/features/shifts/browse/shift-list.tsx';
import { useShiftCount, useShiftSearch } from '#web/features/shifts/shifts.api.ts';
import { useApplying } from '#web/features/shifts/apply/use-applying.tsx';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { ListHeading, ListTools } from '../parts/searched-list/list-head.tsx';
import { NothingFound } from '../parts/searched-list/nothing-found.tsx';
import { SearchedList } from '../parts/searched-list/searched-list.tsx';
import type { useFilters } from './use-filters.ts';

/** Open shifts that match, nearby ones, and sent applications. */
export function ShiftsTab(filtering: ReturnType<typeof useFilters>) {
  const { filters, home, query } = filtering;
  const found = useShiftSearch(query);
  const { data: counted } = useShiftCount(query);
  const applying = useApplying();
  const viewerId = useSession().data?.id;
  const place = query?.near ?? home?.place;
  const searching = { search: shiftSearch, filtering };

  return (
    <>
      <SearchedList
        {...searching}
        list={found}
        mapped={shiftsOnMap}
        heading={
          <ListHeading
            {...searching}
            id="shift-count"
            isOnTab
            counted={counted}
            phrase={counted && countPhrase(query ?? filters, query?.radius, home)}
          />
        }
        tools={<ListTools {...searching} kind="shifts" />}
        renderOnMap={(shift) => (
          <ShiftOnMap
            shift={shift}
            action={<ApplyButton shift={shift} viewerId={viewerId} onApply={applying.begin} />}
          />
        )}
      >
        <section aria-labelledby="shift-count" className="grid min-w-0 gap-[18px]">
          {query && !place && (
            <Note icon="pin">
              <Link to={href('profile-setup', { step: 'place' })} className="underline">
                Set your location
              </Link>
              , and every shift shows how far it is.
            </Note>
          )}
          <ShiftList
            search={found}
            asked={JSON.stringify(query)}
            sent={applying.sent}
            total={counted?.count}
            viewerId={viewerId}
            byDay={query?.sort === 'soonest'}
            onApply={applying.begin}
            empty={
              <NothingFound
                {...searching}
                title="No shifts available"
                action={
                  <>
                    {place !== undefined && (
                      <Button asChild variant="primary">
                        <Link to="?radius=any">Look farther away</Link>
                      </Button>
                    )}
                    <Button asChild>
                      <Link to={href('marketplace')}>Open the marketplace</Link>
                    </Button>
                  </>
                }
              >
                {`Nobody ${place === undefined ? '' : 'near you '}needs help right now. New shifts come in throughout the day and show up here on their own.`}
              </NothingFound>
            }
          />
        </section>
      </SearchedList>
      {applying.dialog}
    </>
  );
}
