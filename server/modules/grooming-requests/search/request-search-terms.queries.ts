import type { RequestSort } from '#contract/grooming/grooming-requests.ts';
import { visibleTo } from '#server/modules/blocks/index.ts';
import type { Area } from '#server/modules/shifts/index.ts';
import type { LatLon } from '../request-card.queries.ts';

/** The parameters of a search. */
export type SearchTerms = {
  viewerId: string;
  /** Whether to search the requests of Premium members or the others. */
  priority: boolean;
  sort: RequestSort;
  /** The sort keys of the last request on the previous page. */
  cursor:
    | { id: string; instant?: string; day?: string; budget?: number; away?: number; priority: boolean }
    | undefined;
  /** Codes of services, sizes, species and urgency; a request must have all of them. */
  facets: string[];
  firstDay: string | undefined;
  lastDay: string | undefined;
  minBudget: number | undefined;
  /** In the syntax of to_tsquery(). */
  words: string | undefined;
  /** The point from which distances are measured, and the circle that results must lie in. */
  origin: LatLon | undefined;
  area: Area | undefined;
  /** Whether there is any filter besides the area. */
  hasFilters: boolean;
};

export type Found = { id: string; keys: (string | number)[] };

/**
 * The search parameters as a row whose values the planner cannot see, so one generic plan per statement is
 * kept. Statements are plain text because all varying values are in this row.
 */
export const params = `params as materialized (select
  $1::text[] as facets, $2::date as first_day, $3::date as last_day, $4::int as min_budget, to_tsquery('english', $5) as words,
  $6::float8 as lat, $7::float8 as lon, point_on_earth($6, $7) as origin,
  $8::float8 as miles, $9::float8 as reach, $10::int[] as cells,
  $11::uuid as cursor_id, $12::timestamptz as cursor_instant, $13::date as cursor_day, $14::int as cursor_budget, $15::float8 as cursor_away)`;

/** The values for `params`. */
export const paramValues = ({ cursor, origin, area, ...terms }: SearchTerms) => [
  terms.facets,
  terms.firstDay ?? '-infinity',
  terms.lastDay ?? 'infinity',
  terms.minBudget ?? null,
  terms.words ?? null,
  origin?.lat ?? null,
  origin?.lon ?? null,
  area?.miles ?? null,
  area?.reach ?? null,
  area?.cells ?? [],
  cursor?.id ?? null,
  cursor?.instant ?? null,
  cursor?.day ?? null,
  cursor?.budget ?? null,
  cursor?.away ?? null,
  terms.viewerId,
];
/** The parameter after those of `params`. */
const viewer = '$16::uuid';

/**
 * Returns a statement that selects the first `limit` matches from `grooming_requests r` for the single row
 * `params`.
 */
export type SearchStrategy = (terms: SearchTerms, limit: number) => string;

export const isOpen = ({ priority }: SearchTerms) =>
  `r.status = 'posted' and r.listed and ${visibleTo(viewer, 'r.owner_id')} and ${priority ? 'r.priority' : 'not r.priority'}`;

export const matchesFilters = ({ facets, firstDay, lastDay, minBudget, words, area }: SearchTerms) =>
  [
    ...(facets.length > 0 ? ['r.facets @> params.facets'] : []),
    ...(firstDay || lastDay ? ['r.preferred_date between params.first_day and params.last_day'] : []),
    ...(minBudget === undefined ? [] : ['r.best_budget >= params.min_budget']),
    ...(words ? ['r.words @@ params.words'] : []),
    ...(area ? ['miles_between(r.lat, r.lon, params.lat, params.lon) <= params.miles'] : []),
    'true',
  ].join(' and ');

export const inOrder = {
  newest: 'r.posted_at desc, r.id desc',
  soonest: 'r.soonest, r.id',
  budget: 'r.best_budget desc, r.id desc',
  nearest: 'p.away, r.soonest, r.id',
} satisfies Record<RequestSort, string>;

/** The columns that make up the next page's `cursor`. */
export const keys = {
  newest: 'json_build_array(r.priority, r.id, r.posted_at) as keys',
  soonest: 'json_build_array(r.priority, r.id, r.soonest) as keys',
  budget: 'json_build_array(r.priority, r.id, r.best_budget) as keys',
  nearest: 'json_build_array(r.priority, r.id, r.soonest, p.away) as keys',
} satisfies Record<RequestSort, string>;

/** Matches requests after the cursor. */
export const afterCursor = ({ sort, cursor }: SearchTerms) =>
  cursor
    ? {
        newest: '(r.posted_at, r.id) < (params.cursor_instant, params.cursor_id)',
        soonest: '(r.soonest, r.id) > (params.cursor_day, params.cursor_id)',
        budget: '(r.best_budget, r.id) < (params.cursor_budget, params.cursor_id)',
        nearest: '(p.away, r.soonest, r.id) > (params.cursor_away, params.cursor_day, params.cursor_id)',
      }[sort]
    : 'true';
