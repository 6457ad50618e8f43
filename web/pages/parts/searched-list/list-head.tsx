import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { SavedSearchKind } from '#contract/saved-searches.ts';
import type { CommonFilters, Search } from '#web/domain/search/define-search.ts';
import { SortSelect } from '#web/domain/search/sort-select.tsx';
import { SavedSearchesButton } from '#web/features/saved-searches/saved-searches-button.tsx';
import type { Counted } from '#web/lib/url/filters.ts';
import type { Filtering } from './searched-list.tsx';

type ListHeadingProps<Filters extends CommonFilters> = {
  id: string;
  search: Search<Filters>;
  filtering: Filtering<Filters>;
  /** How many match; undefined while unknown. */
  counted: Counted | undefined;
  /** What is counted; by default 'within 25 miles of Austin, TX'. */
  phrase?: ReactNode;
  /** Whether the list's tab has the number, so that a phone needs no line for it. */
  isOnTab?: boolean;
};

/** The number of items that match. */
export function ListHeading<Filters extends CommonFilters>({
  id,
  search,
  filtering: { home, query },
  counted,
  phrase,
  isOnTab = false,
}: ListHeadingProps<Filters>) {
  const place = query?.near ?? home?.place;
  const within = place && query?.radius ? `within ${query.radius} miles of ${place}` : null;
  return (
    <h2
      id={id}
      aria-live="polite"
      className={clsx('font-text text-m tracking-normal', isOnTab && 'max-md:sr-only')}
    >
      {counted ? search.counted(counted) : capital(search.things)}{' '}
      {(phrase ?? within) && <span className="font-normal text-ink-2">{phrase ?? within}</span>}
    </h2>
  );
}

type ListToolsProps<Filters extends CommonFilters> = {
  search: Search<Filters>;
  /** As which the search is saved. */
  kind: SavedSearchKind;
  filtering: Filtering<Filters>;
  /** The order that is shown as chosen. */
  sort?: string;
};

/** Saved searches and the order of a list. */
export function ListTools<Filters extends CommonFilters>({
  search,
  kind,
  filtering: { filters, home, query, change },
  sort = search.sortOf(filters, home),
}: ListToolsProps<Filters>) {
  return (
    <>
      <SavedSearchesButton kind={kind} search={search} query={query} onChange={change} />
      <SortSelect search={search} value={sort} onChange={change} />
    </>
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
