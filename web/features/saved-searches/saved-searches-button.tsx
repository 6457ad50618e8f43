import { Suspense, useState } from 'react';
import type { SavedSearchKind } from '#contract/saved-searches.ts';
import type { CommonFilters, Search } from '#web/domain/search/define-search.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const SavedSearches = lazyPart(() => import('./saved-searches.tsx'));

type SavedSearchesButtonProps<Filters extends CommonFilters> = {
  kind: SavedSearchKind;
  search: Search<Filters>;
  /** The query of the list; undefined while its place is unknown. */
  query: object | undefined;
  onChange: (change: Partial<Filters>) => void;
};

/** Opens the saved searches of a list: saves its present filters, and brings saved ones back. */
export function SavedSearchesButton<Filters extends CommonFilters>({
  kind,
  search,
  query,
  onChange,
}: SavedSearchesButtonProps<Filters>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-label="Save search" disabled={!query} onClick={() => setOpen(true)}>
        <Icon name="bell" size="s" />
        <span>
          Save <span className="max-sm:hidden">search</span>
        </span>
      </Button>
      <Suspense>
        {open && query && (
          <SavedSearches
            kind={kind}
            query={query}
            onOpen={(saved) => {
              onChange({ ...search.none, ...search.read(saved) });
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
