import { uuidv7 } from 'uuidv7';
import { maxSavedSearches } from '#contract/saved-searches.ts';
import type { SavedSearch, SavedSearchDraft } from '#contract/saved-searches.ts';
import { countRequests } from '#server/modules/grooming-requests/index.ts';
import { countGroomers, countOwners } from '#server/modules/profiles/index.ts';
import { countShifts } from '#server/modules/shifts/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem, notFound, Problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { matchChangedPeople } from './match-changed-people.ts';
import {
  countLocked,
  deleteSavedSearch,
  insertSavedSearch,
  updateSavedSearch,
} from './saved-searches.queries.ts';

/**
 * Saves a search that the list itself accepts. @throws Problem `invalid` if there are too many, or naming the
 * filter that is wrong
 */
export async function saveSearch(
  t: Transaction,
  platform: Platform,
  actor: Actor,
  draft: SavedSearchDraft,
): Promise<SavedSearch> {
  await requireSearchable(platform, actor, draft);
  // People who changed until now are not new for this search.
  if (draft.kind === 'groomers' || draft.kind === 'businesses') await matchChangedPeople(platform, t.now);
  if ((await countLocked(t.sql, actor.id)) >= maxSavedSearches)
    throw fieldProblem('name', `You have ${maxSavedSearches} saved searches. Delete one to save another.`);
  const saved = await insertSavedSearch(t.sql, actor.id, { id: uuidv7(), ...draft }, t.now);
  if (!saved) throw notFound('saved search');
  return saved;
}

/** Runs the search once, so that a place or a radius that cannot be searched is refused now. */
async function requireSearchable(platform: Platform, actor: Actor, draft: SavedSearchDraft): Promise<void> {
  try {
    if (draft.kind === 'requests') await countRequests(platform, actor.id, draft.query);
    else if (draft.kind === 'groomers') await countGroomers(platform, actor.id, draft.query);
    else if (draft.kind === 'businesses') await countOwners(platform, actor.id, draft.query);
    else if (draft.query.hideBooked && !actor.roles.includes('groomer'))
      throw fieldProblem('hideBooked', 'Only a groomer has booked days to hide.');
    else await countShifts(platform, actor.id, draft.query);
  } catch (error) {
    const [wrong] = error instanceof Problem ? (error.errors ?? []) : [];
    throw wrong ? fieldProblem(`query.${wrong.path}`, wrong.message) : error;
  }
}

type Edit = { id: string; name?: string | undefined; notify?: SavedSearch['notify'] | undefined };

/** @throws Problem `not_found` */
export async function editSavedSearch(t: Transaction, accountId: string, edit: Edit): Promise<SavedSearch> {
  const saved = await updateSavedSearch(t.sql, accountId, edit, t.now);
  if (!saved) throw notFound('saved search');
  return saved;
}

/** @throws Problem `not_found` */
export async function removeSavedSearch(t: Transaction, accountId: string, id: string): Promise<void> {
  if (!(await deleteSavedSearch(t.sql, accountId, id))) throw notFound('saved search');
}
