import type { ShiftSort } from '#contract/shift-search.ts';
import type { BusinessType } from '#contract/profiles.ts';
import type { LatLon } from './shift-card.queries.ts';
import type { Area } from './shift-search-area.ts';

/** The parameters of a search. */
export type Terms = {
  sort: ShiftSort;
  /** The sort keys of the last shift on the previous page. */
  past: { id: string; instant?: string; pay?: number; away?: number } | undefined;
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
  spot: LatLon | undefined;
  area: Area | undefined;
  /** The groomer whose booked days are left out. */
  freeFor: string | undefined;
  /** Whether there is any filter besides the area. */
  narrow: boolean;
};

/**
 * The search parameters as a row whose values the planner cannot see, so one generic plan per statement is
 * kept; planning each call would double the cost. Statements are plain text because all varying values are in
 * this row, and assembling tagged templates costs Node more than the response.
 */
export const params = `asked as materialized (select
  $1::timestamptz as after, $2::timestamptz as before, $3::date as first_day, $4::date as last_day,
  $5::text as type, $6::int as min_pay, $7::int as max_dogs, to_tsquery('english', $8) as words,
  $9::float8 as lat, $10::float8 as lon, point_on_earth($9, $10) as spot,
  $11::float8 as miles, $12::float8 as reach, $13::int[] as cells,
  $14::uuid as past_id, $15::timestamptz as past_instant, $16::int as past_pay, $17::float8 as past_away, $18::uuid as free_for)`;

/** The values for `params`. */
export const paramValues = ({ past, spot, area, ...terms }: Terms) => [
  terms.after,
  terms.before ?? 'infinity',
  terms.firstDay ?? '-infinity',
  terms.lastDay ?? 'infinity',
  terms.type ?? null,
  terms.minPay,
  terms.maxDogs,
  terms.words ?? null,
  spot?.lat ?? null,
  spot?.lon ?? null,
  area?.miles ?? null,
  area?.reach ?? null,
  area?.cells ?? [],
  past?.id ?? null,
  past?.instant ?? null,
  past?.pay ?? null,
  past?.away ?? null,
  terms.freeFor ?? null,
];
/** The number of the first parameter after those of `params`. */
export const nextParameter = 19;

/** Returns a statement that selects the first `limit` matches from `shifts s` for the single row `asked`. */
export type SearchStrategy = (terms: Terms, limit: number) => string;

/**
 * Matches open shifts that have not begun. With `byStart` an index of starts can serve the condition;
 * otherwise it is written so that no index can, because the planner would misjudge it, read nearly all shifts
 * from that index and sort them.
 */
export const isOpen = (byStart: boolean) =>
  `s.status = 'posted' and s.listed and ${
    byStart
      ? 's.starts_at > asked.after and s.starts_at < asked.before'
      : 'coalesce(s.starts_at > asked.after, false)'
  }`;

export const matchesFilters = ({ narrow, area, words, freeFor }: Terms) => {
  const terms = `(asked.type is null or s.business_type = asked.type)
  and s.pay_percentage >= asked.min_pay and s.dog_count <= asked.max_dogs
  and s.day between asked.first_day and asked.last_day`;
  return [
    ...(narrow ? [terms] : []),
    ...(area ? ['miles_between(s.lat, s.lon, asked.lat, asked.lon) <= asked.miles'] : []),
    ...(words ? [matchesWords] : []),
    ...(freeFor ? [isFreeDay] : []),
    'true',
  ].join(' and ');
};

/**
 * Matches shifts with no booking between the start of their day and its end, or the end of overnight work.
 */
const isFreeDay = `not exists (
  select from bookings busy where busy.subject_id = asked.free_for and busy.during && tstzrange(
    s.day::timestamp at time zone s.time_zone,
    greatest((s.day + 1)::timestamp at time zone s.time_zone, s.ends_at)))`;

/** Matches the words of the shift itself or the name of its business. */
export const matchesWords = `(s.words @@ asked.words or s.business_id = any (array(
  select account_id from business_profiles where to_tsvector('english', business_name) @@ asked.words limit 1000)))`;

export const inOrder = {
  newest: 's.posted_at desc, s.id desc',
  soonest: 's.starts_at, s.id',
  pay: 's.pay_rank desc, s.id desc',
  nearest: 'p.away, s.starts_at, s.id',
} satisfies Record<ShiftSort, string>;

/** The columns that make up the next page's `past`. */
export const keys = {
  newest: 's.id, s.posted_at',
  soonest: 's.id, s.starts_at',
  pay: 's.id, s.pay_rank',
  nearest: 's.id, s.starts_at, p.away',
} satisfies Record<ShiftSort, string>;

/** Matches shifts after the cursor. */
export const afterCursor = ({ sort, past }: Terms) =>
  past
    ? {
        newest: '(s.posted_at, s.id) < (asked.past_instant, asked.past_id)',
        soonest: '(s.starts_at, s.id) > (asked.past_instant, asked.past_id)',
        pay: '(s.pay_rank, s.id) < (asked.past_pay, asked.past_id)',
        nearest: '(p.away, s.starts_at, s.id) > (asked.past_away, asked.past_instant, asked.past_id)',
      }[sort]
    : 'true';
