import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ClientFilter, ClientSort, usualSort } from '#contract/clients/clients.ts';
import { href } from '#contract/pages.ts';
import { pages, query } from '#web/lib/api/query.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import { useUrlParams } from '#web/lib/url/use-url-query.ts';
import { counted } from '#web/lib/words.ts';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { ClientRows } from './client-rows.tsx';
import { sortNames } from './client-words.ts';
import type { Show } from './client-words.ts';

const shows: Record<Show, string> = {
  all: 'All',
  due: 'Due',
  never_back: 'Never back',
  waiting: 'Waiting',
  owes: 'Owes',
  archived: 'Archived',
};
const nobody: Record<Show, { title: string; why: string }> = {
  all: {
    title: 'Nobody yet',
    why: 'Bring your clients in from a spreadsheet, or add the first one. Only you see your book.',
  },
  due: {
    title: 'Nobody is due',
    why: 'Clients whose pets are due within a week and not booked are listed here. Say how many weeks apart a pet comes.',
  },
  never_back: {
    title: 'Everybody came back',
    why: 'Clients who were here last half a year ago or earlier, and are not booked, are listed here.',
  },
  waiting: {
    title: 'Nobody is waiting',
    why: 'Clients who want an earlier time are listed here. Say so when you book them, or on their page.',
  },
  owes: { title: 'Nobody owes anything', why: 'Clients with an unpaid bill or fee are listed here.' },
  archived: { title: 'Nobody is archived', why: 'Archived clients keep everything and can be restored.' },
};

/** A phone has no room for all lists: the chosen one is scrolled to the middle of its row. */
function bringIntoSight(chip: HTMLElement | null): void {
  const row = chip?.parentElement;
  if (chip && row) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}

/** The provider's clients with a search and filters, both kept in the address. */
export function ClientList({ onAdd, onBook }: { onAdd: () => void; onBook: (clientId: string) => void }) {
  const [params, change] = useUrlParams();
  const typed = params.get('q') ?? '';
  const q = useDebouncedValue(typed.trim());
  const asked = ClientFilter.exclude(['overdue']).safeParse(params.get('show'));
  const show: Show = asked.success ? asked.data : 'all';
  const ordered = ClientSort.safeParse(params.get('sort'));
  const sort = ordered.success ? ordered.data : usualSort(show);
  const sortBy = (chosen: string) =>
    change({ sort: chosen === usualSort(show) ? '' : chosen }, { replace: true });
  const clients = useInfiniteQuery({
    ...pages('GET /api/clients', { query: { q, show, sort, limit: 50 } }),
    placeholderData: keepPreviousData,
  });
  const { data: counts } = useQuery(query('GET /api/clients/counts'));
  const countOf = (each: Show): number | undefined =>
    counts &&
    {
      all: counts.all,
      due: counts.due,
      never_back: counts.neverBack,
      waiting: counts.waiting,
      owes: counts.owes,
      archived: undefined,
    }[each];
  const found = clients.data?.length;
  return (
    <section aria-label="Clients" className="grid gap-4">
      <div className="flex gap-2">
        <Field label="Search" labelHidden className="max-w-[28rem] min-w-0 flex-1">
          <SearchInput
            placeholder="Name, pet or phone"
            maxLength={100}
            value={typed}
            onChange={(text) => change({ q: text }, { replace: true })}
          />
        </Field>
        <Field label="Sort" labelHidden className="relative max-sm:w-12 lg:hidden">
          <Icon name="sort" className="pointer-events-none absolute inset-0 z-1 m-auto sm:hidden" />
          <Select
            className="max-sm:bg-none! max-sm:px-0! max-sm:text-transparent!"
            options={Object.entries(sortNames).map(([value, label]) => ({ value, label }))}
            value={sort}
            onChange={({ target }) => sortBy(target.value)}
          />
        </Field>
      </div>
      <div role="group" aria-label="Show" className="scroll-row py-1 *:shrink-0">
        {(Object.keys(shows) as Show[]).map((each) => (
          <Chip
            key={each}
            ref={each === show ? bringIntoSight : undefined}
            pressed={each === show}
            onClick={() => change({ show: each === 'all' ? '' : each, sort: '' }, { replace: true })}
          >
            {shows[each]}
            {countOf(each) !== undefined && (
              <span className="font-normal tabular-nums"> {countOf(each)}</span>
            )}
          </Chip>
        ))}
      </div>
      {show === 'never_back' && (
        <p className="text-ink-2">Last here half a year ago or earlier, and nothing is booked.</p>
      )}
      <QueryList
        query={clients}
        failed="Your clients did not load"
        loading={<LoadingLines className="h-16" />}
        empty={
          typed ? (
            <EmptyState
              title={`Nobody fits “${typed.trim()}”`}
              action={<AddButton what="client" onClick={onAdd} />}
            >
              Search by a name, a pet, or the last digits of a phone.
            </EmptyState>
          ) : (
            <EmptyState
              title={nobody[show].title}
              action={
                show === 'all' ? (
                  <>
                    <Button asChild variant="primary">
                      <Link to={href('client-import', { id: 'new' })}>Import a spreadsheet</Link>
                    </Button>
                    <AddButton what="client" onClick={onAdd} />
                  </>
                ) : (
                  <Button onClick={() => change({ show: '', sort: '' })}>See all clients</Button>
                )
              }
            >
              {nobody[show].why}
            </EmptyState>
          )
        }
      >
        {(all) => (
          <ClientRows
            clients={all}
            show={show}
            sort={sort}
            owes={(counts?.owes ?? 0) > 0 || all.some(({ owed }) => owed > 0)}
            onSort={sortBy}
            onBook={onBook}
          />
        )}
      </QueryList>
      <LiveRegion>{typed && found !== undefined ? counted(found, 'client') : ''}</LiveRegion>
    </section>
  );
}
