import type { ReactNode } from 'react';
import type { CommonFilters, Search } from '#web/domain/search/define-search.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import type { Filtering } from './searched-list.tsx';

type NothingFoundProps<Filters extends CommonFilters> = {
  title: string;
  search: Search<Filters>;
  filtering: Filtering<Filters>;
  /** Who or what is missing in the sentence about filters; 'Nothing' by default. */
  missing?: string;
  /** Buttons while no filter is set; by default one to remove the distance limit. */
  action?: ReactNode;
  /** Shown while no filter is set. */
  children: string;
};

/** The empty state of a searched list, with ways to widen the search. */
export function NothingFound<Filters extends CommonFilters>({
  title,
  search,
  filtering: { filters, query, change },
  missing = 'Nothing',
  action,
  children,
}: NothingFoundProps<Filters>) {
  const filtered = search.count(filters) > 0;
  const farther = query?.radius !== undefined && (
    <Button
      variant={filtered ? 'line' : 'primary'}
      onClick={() => change({ radius: 'any' } as Partial<Filters>)}
    >
      Look farther away
    </Button>
  );
  return (
    <EmptyState
      title={title}
      action={
        filtered ? (
          <>
            <Button variant="primary" onClick={() => change(search.none)}>
              Clear filters
            </Button>
            {farther}
          </>
        ) : (
          (action ?? farther)
        )
      }
    >
      {filtered ? `${missing} matches all of your filters. Try fewer of them, or a wider radius.` : children}
    </EmptyState>
  );
}
