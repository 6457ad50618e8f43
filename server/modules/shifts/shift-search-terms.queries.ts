import type { ShiftSort } from '#contract/shift-search.ts';
import type { BusinessType } from '#contract/profiles.ts';
import type { LatLon } from './shift-card.queries.ts';
import type { Area } from './shift-search-area.ts';

/** What is asked for. */
export type Terms = {
  sort: ShiftSort;
  /** The keys by which the last shift of the page before was sorted. */
  past: { id: string; instant?: string; pay?: number; away?: number } | undefined;
  /** Instants between which work begins. */
  after: Date;
  before: Date | undefined;
  firstDay: string | undefined;
  lastDay: string | undefined;
  type: BusinessType | undefined;
  minPay: number;
  maxDogs: number;
  /** For to_tsquery(). */
  words: string | undefined;
  /** From where distances are measured, and the circle outside of which nothing is wanted. */
  spot: LatLon | undefined;
  area: Area | undefined;
  /** Whose booked days are left out. */
  freeFor: string | undefined;
  /** Whether anything but the area leaves some out. */
  narrow: boolean;
};

/**
 * What is asked for, as a row that the planner cannot see into: it makes one plan per statement and keeps it, where it
 * would otherwise plan each call anew, at twice the cost of the search. Statements are put together as text, since all
 * that varies between calls is in this row: to assemble them from tagged templates costs Node more than the reply.
 */
export const params = `asked as materialized (select
  $1::timestamptz as after, $2::timestamptz as before, $3::date as first_day, $4::date as last_day,
  $5::text as type, $6::int as min_pay, $7::int as max_dogs, to_tsquery('english', $8) as words,
  $9::float8 as lat, $10::float8 as lon, point_on_earth($9, $10) as spot,
  $11::float8 as miles, $12::float8 as reach, $13::int[] as cells,
  $14::uuid as past_id, $15::timestamptz as past_instant, $16::int as past_pay, $17::float8 as past_away, $18::uuid as free_for)`;

/** The parameters of `params`. */
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
/** The number of the next parameter. */
export const nextParameter = 19;

/** The first `limit` shifts that fit, as a statement that selects from `shifts s` for the one row `asked`. */
export type SearchStrategy = (terms: Terms, limit: number) => string;

/**
 * Still ahead. `byStart`: found in an index of starts. Elsewhere that must not look possible: nearly everything is ahead,
 * and the planner, who cannot know, would read it all from there and sort it.
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

/** Nothing is booked from the start of the shift's day to its end, or to that of a night's work. */
const isFreeDay = `not exists (
  select from bookings busy where busy.subject_id = asked.free_for and busy.during && tstzrange(
    s.day::timestamp at time zone s.time_zone,
    greatest((s.day + 1)::timestamp at time zone s.time_zone, s.ends_at)))`;

/** A shift is found by its own words and by the name of its business. */
export const matchesWords = `(s.words @@ asked.words or s.business_id = any (array(
  select account_id from business_profiles where to_tsvector('english', business_name) @@ asked.words limit 1000)))`;

export const inOrder = {
  newest: 's.posted_at desc, s.id desc',
  soonest: 's.starts_at, s.id',
  pay: 's.pay_rank desc, s.id desc',
  nearest: 'p.away, s.starts_at, s.id',
} satisfies Record<ShiftSort, string>;

/** What the next page's `past` is made of. */
export const keys = {
  newest: 's.id, s.posted_at',
  soonest: 's.id, s.starts_at',
  pay: 's.id, s.pay_rank',
  nearest: 's.id, s.starts_at, p.away',
} satisfies Record<ShiftSort, string>;

/** Comes after the pages that were shown. */
export const afterCursor = ({ sort, past }: Terms) =>
  past
    ? {
        newest: '(s.posted_at, s.id) < (asked.past_instant, asked.past_id)',
        soonest: '(s.starts_at, s.id) > (asked.past_instant, asked.past_id)',
        pay: '(s.pay_rank, s.id) < (asked.past_pay, asked.past_id)',
        nearest: '(p.away, s.starts_at, s.id) > (asked.past_away, asked.past_instant, asked.past_id)',
      }[sort]
    : 'true';
