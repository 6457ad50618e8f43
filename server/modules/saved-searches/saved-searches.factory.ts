import { uuidv7 } from 'uuidv7';
import type { SavedSearchDraft } from '#contract/saved-searches.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertSavedSearch } from './saved-searches.queries.ts';

type Given = { accountId: string } & Partial<Pick<SavedSearchDraft, 'kind' | 'name' | 'query' | 'notify'>>;

/** Creates a saved search. @returns its id */
export async function makeSavedSearch(t: Transaction, { accountId, ...given }: Given): Promise<string> {
  const id = uuidv7();
  const usual = { kind: 'shifts', name: 'Saturdays nearby', query: { radius: 25 }, notify: 'now' } as const;
  await insertSavedSearch(t.sql, accountId, { id, ...usual, ...given }, t.now);
  return id;
}
