import type { RequestFilters, RequestSort } from '#contract/grooming/grooming-requests.ts';
import { visibleTo } from '#server/modules/blocks/index.ts';
import { wordFilter } from '#server/platform/database/search-words.ts';
import type { SearchWords } from '#server/platform/database/search-words.ts';
import { viewer } from '#server/platform/radius-search/search.ts';
import type { Search, Searched } from '#server/platform/radius-search/search.ts';

export const searchedRequests: Searched<RequestSort> = {
  table: 'grooming_requests',
  points: 'request_spots',
  orders: {
    newest: { column: 'posted_at', type: 'timestamptz', descending: true },
    soonest: { column: 'soonest', type: 'date' },
    budget: { column: 'best_budget', type: 'int', descending: true },
  },
  usualSort: 'newest',
  sortAtPoint: 'soonest',
};

/** Returns the condition for the requests of Premium members, or for the others. */
export const isOpen = (priority: boolean): Search['open'] => {
  const condition = `x.status = 'posted' and x.listed and ${visibleTo(viewer, 'x.owner_id')} and ${priority ? 'x.priority' : 'not x.priority'}`;
  return { inOrder: condition, atPoint: condition, all: condition };
};

/** Returns the filters of a search and their values. `words` is in the syntax of to_tsquery(). */
export function requestConditions(
  { size, species, service, urgency, from, to, minBudget }: RequestFilters,
  words: SearchWords,
): Pick<Search, 'filters' | 'values'> {
  // A request must have all of these codes.
  const facets = [size, species, service, urgency].filter((code) => code !== undefined);
  return {
    filters: [
      ...(facets.length > 0 ? ['x.facets @> params.facets'] : []),
      ...(from || to ? ['x.preferred_date between params.first_day and params.last_day'] : []),
      ...(minBudget === undefined ? [] : ['x.best_budget >= params.min_budget']),
      ...wordFilter(words, 'x.words @@ params.words'),
    ],
    values: {
      facets: ['?::text[]', facets],
      first_day: ['?::date', from ?? '-infinity'],
      last_day: ['?::date', to ?? 'infinity'],
      min_budget: ['?::int', minBudget],
      words: [`to_tsquery('english', ?)`, words ?? undefined],
    },
  };
}

/** Matches requests of others for which the viewer has sent no offer. */
export const isUnseenRequest = `x.owner_id <> params.viewer_id and not exists (
  select from offers mine where mine.request_id = x.id and mine.provider_id = params.viewer_id)`;
