import type { ShiftSort } from '#contract/shifts/shift-search.ts';
import type { BusinessType } from '#contract/profiles.ts';
import { visibleTo } from '#server/modules/blocks/index.ts';
import type { LatLon } from '../shift-card.queries.ts';
import type { Area } from './shift-search-area.ts';

/** The parameters of a search. */
export type SearchTerms = {
  viewerId: string;
  sort: ShiftSort;
  /** The sort keys of the last shift on the previous page. */
  cursor: { id: string; instant?: string; pay?: number; away?: number } | undefined;
  /** The range of start times. */
  after: Date;
  before: Date | undefined;
  firstDay: string | undefined;
  lastDay: string | undefined;
  type: BusinessType | undefined;
  minPay: number;
  maxDogs: number;
  /** In the syntax of to_tsquery(). */
  words: string | undefined;
  /** The point from which distances are measured, and the circle that results must lie in. */
  origin: LatLon | undefined;
  area: Area | undefined;
  /** The groomer whose booked days are left out. */
  freeFor: string | undefined;
  /** Whether there is any filter besides the area. */
  hasFilters: boolean;
};

/**
 * The search parameters as a row whose values the planner cannot see, so one generic plan per statement is
 * kept; planning each call would double the cost. Statements are plain text because all varying values are in
 * this row, and assembling tagged templates costs Node more than the response.
 */
export const params = `params as materialized (select
  $1::timestamptz as after, $2::timestamptz as before, $3::date as first_day, $4::date as last_day,
  $5::text as type, $6::int as min_pay, $7::int as max_dogs, to_tsquery('english', $8) as words,
  $9::float8 as lat, $10::float8 as lon, point_on_earth($9, $10) as origin,
  $11::float8 as miles, $12::float8 as reach, $13::int[] as cells,
  $14::uuid as cursor_id, $15::timestamptz as cursor_instant, $16::int as cursor_pay, $17::float8 as cursor_away, $18::uuid as free_for)`;

/** The values for `params`. */
export const paramValues = ({ cursor, origin, area, ...terms }: SearchTerms) => [
  terms.after,
  terms.before ?? 'infinity',
  terms.firstDay ?? '-infinity',
  terms.lastDay ?? 'infinity',
  terms.type ?? null,
  terms.minPay,
  terms.maxDogs,
  terms.words ?? null,
  origin?.lat ?? null,
  origin?.lon ?? null,
  area?.miles ?? null,
  area?.reach ?? null,
  area?.cells ?? [],
  cursor?.id ?? null,
  cursor?.instant ?? null,
  cursor?.pay ?? null,
  cursor?.away ?? null,
  terms.freeFor ?? null,
  terms.viewerId,
];
/** The parameter after those of `params`. */
export const viewer = '$19::uuid';

/** Returns a statement that selects the first `limit` matches from `shifts s` for the single row `params`. */
export type SearchStrategy = (terms: SearchTerms, limit: number) => string;

/**
 * Matches open shifts that have not begun. With `byStart` an index of starts can serve the condition;
 * otherwise it is written so that no index can, because the planner would misjudge it, read nearly all shifts
 * from that index and sort them.
 */
export const isOpen = (byStart: boolean) =>
  `s.status = 'posted' and s.listed and ${visibleTo(viewer, 's.business_id')} and ${
    byStart
      ? 's.starts_at > params.after and s.starts_at < params.before'
      : 'coalesce(s.starts_at > params.after, false)'
  }`;

export const matchesFilters = ({ hasFilters, area, words, freeFor }: SearchTerms) => {
  const terms = `(params.type is null or s.business_type = params.type)
  and s.pay_percentage >= params.min_pay and s.dog_count <= params.max_dogs
  and s.day between params.first_day and params.last_day`;
  return [
    ...(hasFilters ? [terms] : []),
    ...(area ? ['miles_between(s.lat, s.lon, params.lat, params.lon) <= params.miles'] : []),
    ...(words ? [matchesWords] : []),
    ...(freeFor ? [isFreeDay] : []),
    'true',
  ].join(' and ');
};

/**
 * Matches shifts with no booking between the start of their day and its end, or the end of overnight work.
 */
const isFreeDay = `not exists (
  select from bookings busy where busy.subject_id = params.free_for and busy.during && tstzrange(
    s.day::timestamp at time zone s.time_zone,
    greatest((s.day + 1)::timestamp at time zone s.time_zone, s.ends_at)))`;

/** Matches the words of the shift itself or the name of its business. */
export const matchesWords = `(s.words @@ params.words or s.business_id = any (array(
  select account_id from business_profiles where to_tsvector('english', business_name) @@ params.words limit 1000)))`;

export const inOrder = {
  newest: 's.posted_at desc, s.id desc',
  soonest: 's.starts_at, s.id',
  pay: 's.pay_rank desc, s.id desc',
  nearest: 'p.away, s.starts_at, s.id',
} satisfies Record<ShiftSort, string>;

/** The columns that make up the next page's `cursor`. */
export const keys = {
  newest: 's.id, s.posted_at',
  soonest: 's.id, s.starts_at',
  pay: 's.id, s.pay_rank',
  nearest: 's.id, s.starts_at, p.away',
} satisfies Record<ShiftSort, string>;

/** Matches shifts after the cursor. */
export const afterCursor = ({ sort, cursor }: SearchTerms) =>
  cursor
    ? {
        newest: '(s.posted_at, s.id) < (params.cursor_instant, params.cursor_id)',
        soonest: '(s.starts_at, s.id) > (params.cursor_instant, params.cursor_id)',
        pay: '(s.pay_rank, s.id) < (params.cursor_pay, params.cursor_id)',
        nearest:
          '(p.away, s.starts_at, s.id) > (params.cursor_away, params.cursor_instant, params.cursor_id)',
      }[sort]
    : 'true';
