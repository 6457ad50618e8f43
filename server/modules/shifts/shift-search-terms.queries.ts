import type postgres from 'postgres';
import type { ShiftSort } from '#contract/shift-search.ts';
import type { BusinessType } from '#contract/profiles.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Spot } from './shift-card.queries.ts';
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
  spot: Spot | undefined;
  area: Area | undefined;
  /** Whether anything but the area leaves some out. */
  narrow: boolean;
};

/** Part of a statement that selects from `shifts s` for the one row `asked`. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

/**
 * What is asked for, as a row that the planner cannot see into: it makes one plan per statement and keeps it, where it
 * would otherwise plan each call anew, at twice the cost of the search.
 */
export const asked = (
  sql: Sql,
  { past, spot, area, ...terms }: Terms,
): Fragment => sql`asked as materialized (select
  ${terms.after}::timestamptz as after, ${terms.before ?? 'infinity'}::timestamptz as before,
  ${terms.firstDay ?? '-infinity'}::date as first_day, ${terms.lastDay ?? 'infinity'}::date as last_day,
  ${terms.type ?? null}::text as type, ${terms.minPay}::int as min_pay, ${terms.maxDogs}::int as max_dogs,
  to_tsquery('english', ${terms.words ?? null}) as words,
  ${spot?.lat ?? null}::float8 as lat, ${spot?.lon ?? null}::float8 as lon,
  point_on_earth(${spot?.lat ?? null}, ${spot?.lon ?? null}) as spot,
  ${area?.miles ?? null}::float8 as miles, ${area?.reach ?? null}::float8 as reach, ${area?.cells ?? []}::int[] as cells,
  ${past?.id ?? null}::uuid as past_id,
  ${past?.instant ?? null}::timestamptz as past_instant, ${past?.pay ?? null}::int as past_pay,
  ${past?.away ?? null}::float8 as past_away)`;

/**
 * Still ahead. `byStart`: found in an index of starts. Elsewhere that must not look possible: nearly everything is ahead,
 * and the planner, who cannot know, would read it all from there and sort it.
 */
export const isOpen = (sql: Sql, byStart: boolean): Fragment =>
  sql`s.status = 'posted' and ${
    byStart
      ? sql`s.starts_at > asked.after and s.starts_at < asked.before`
      : sql`coalesce(s.starts_at > asked.after, false)`
  }`;

export const fits = (sql: Sql, { words }: Terms): Fragment => sql`
  (asked.type is null or s.business_type = asked.type)
  and s.pay_percentage >= asked.min_pay and s.dog_count <= asked.max_dogs
  and s.day between asked.first_day and asked.last_day
  and (asked.miles is null or miles_between(s.lat, s.lon, asked.lat, asked.lon) <= asked.miles)
  ${words ? sql`and ${saysIt(sql)}` : sql``}`;

/** A shift is found by its own words and by the name of its business. */
export const saysIt = (sql: Sql): Fragment => sql`(s.words @@ asked.words or s.business_id = any (array(
  select account_id from business_profiles where to_tsvector('english', business_name) @@ asked.words limit 1000)))`;

export const inOrder = (sql: Sql, { sort }: Terms): Fragment =>
  ({
    newest: sql`s.posted_at desc, s.id desc`,
    soonest: sql`s.starts_at, s.id`,
    pay: sql`s.take_home desc, s.id desc`,
    nearest: sql`p.away, s.starts_at, s.id`,
  })[sort];

/** What the next page's `past` is made of. */
export const keys = (sql: Sql, { sort }: Terms): Fragment =>
  ({
    newest: sql`json_build_array(s.id, s.posted_at)`,
    soonest: sql`json_build_array(s.id, s.starts_at)`,
    pay: sql`json_build_array(s.id, s.take_home)`,
    nearest: sql`json_build_array(s.id, s.starts_at, p.away)`,
  })[sort];

/** Comes after the pages that were shown. */
export const isNext = (sql: Sql, { sort, past }: Terms): Fragment =>
  past
    ? {
        newest: sql`(s.posted_at, s.id) < (asked.past_instant, asked.past_id)`,
        soonest: sql`(s.starts_at, s.id) > (asked.past_instant, asked.past_id)`,
        pay: sql`(s.take_home, s.id) < (asked.past_pay, asked.past_id)`,
        nearest: sql`(p.away, s.starts_at, s.id) > (asked.past_away, asked.past_instant, asked.past_id)`,
      }[sort]
    : sql`true`;

/** A number that the planner sees: it then looks for few rows, not for a tenth of the table. */
export const literal = (sql: Sql, count: number): Fragment => sql.unsafe(String(Math.trunc(count)));
