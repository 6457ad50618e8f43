import type { Search } from './search.ts';

/** One item, or all that were posted after an instant. */
export type NewItems = { id: string } | { since: Date };

/** Narrows a search to new items. Its table has the column `posted_at`; `unseen` is one more condition. */
export function onlyNew(search: Search, isNew: NewItems, unseen: string): Search {
  const byId = 'id' in isNew;
  return {
    ...search,
    filters: [...search.filters, unseen, byId ? 'x.id = params.new_id' : 'x.posted_at > params.new_since'],
    values: {
      ...search.values,
      ...(byId
        ? { new_id: ['?::uuid', isNew.id] as [string, unknown] }
        : { new_since: ['?::timestamptz', isNew.since] as [string, unknown] }),
    },
    // One item is found by its id; a scan by other columns would read all of them.
    everywhere: byId ? undefined : search.everywhere,
  };
}
