import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { RequestFilters } from './grooming/grooming-requests.ts';
import { GroomerFilters, OwnerFilters } from './profiles/people-search.ts';
import { ShiftFilters } from './shifts/shift-search.ts';
import { Id, line, Params } from './values.ts';

export const maxSavedSearches = 20;

/** When new matches are notified: at once, every morning at 8, or never. */
export const SearchNotice = z.enum(['now', 'daily', 'off']);
export type SearchNotice = z.output<typeof SearchNotice>;

const SavedSearchKind = z.enum(['shifts', 'requests', 'groomers', 'businesses']);
export type SavedSearchKind = z.output<typeof SavedSearchKind>;
const filters = {
  shifts: ShiftFilters.shape,
  requests: RequestFilters.shape,
  groomers: GroomerFilters.shape,
  businesses: OwnerFilters.shape,
};
const Name = line(60);

/** The filters as the endpoint of the list takes them. */
export const SavedSearchDraft = z
  .strictObject({
    kind: SavedSearchKind,
    name: Name,
    notify: SearchNotice,
    // A body has numbers, which an address has as text.
    query: ShiftFilters.extend(RequestFilters.shape)
      .extend(GroomerFilters.shape)
      .extend({
        radius: z.number().min(1).max(500).optional(),
        minPay: z.int().min(1).max(100).optional(),
        maxDogs: z.int().min(1).max(60).optional(),
        minBudget: z.int().min(0).max(1_000_000).optional(),
        minRating: z.number().min(1).max(5).optional(),
        minYears: z.int().min(0).max(80).optional(),
      }),
  })
  .superRefine(({ kind, query }, context) => {
    for (const name of Object.keys(query))
      if (!(name in filters[kind]))
        context.addIssue({ code: 'custom', path: ['query', name], message: 'This list has no such filter' });
  });
export type SavedSearchDraft = z.output<typeof SavedSearchDraft>;

export const SavedSearchEdit = z.strictObject({
  name: Name.optional(),
  notify: SearchNotice.optional(),
});

export const SavedSearch = z.object({
  id: Id,
  kind: SavedSearchKind,
  name: z.string(),
  query: z.record(z.string(), z.union([z.string(), z.number()])),
  notify: SearchNotice,
});
export type SavedSearch = z.output<typeof SavedSearch>;

type SavedSearchEvents = {
  'saved_search.matched': { savedSearchId: string; itemId: string };
  'saved_search.summed': { savedSearchId: string; count: number };
};

export const savedSearchesApi = {
  'GET /api/saved-searches': {
    summary: "One's own saved searches, the oldest first; at most 20",
    reply: z.array(SavedSearch),
  },
  'POST /api/saved-searches': {
    summary: 'Save the filters of a list under a name',
    body: SavedSearchDraft,
    reply: SavedSearch,
    status: 201,
  },
  'PATCH /api/saved-searches/:id': {
    summary: 'Rename a saved search, or change when it notifies',
    params: Params,
    body: SavedSearchEdit,
    reply: SavedSearch,
  },
  'DELETE /api/saved-searches/:id': { summary: 'Delete a saved search', params: Params, reply: null },
} as const satisfies EndpointTable;

export type SavedSearches = { api: typeof savedSearchesApi; events: SavedSearchEvents };
