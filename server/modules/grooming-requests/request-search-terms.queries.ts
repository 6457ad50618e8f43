import type postgres from 'postgres';
import type { RequestSort } from '#contract/grooming-requests.ts';
import type { Area } from '#server/modules/shifts/index.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Spot } from './request-card.queries.ts';

/** What is asked for. */
export type Terms = {
  /** Those of Premium members, or the others. */
  priority: boolean;
  sort: RequestSort;
  /** The keys by which the last request of the page before was sorted. */
  past:
    | { id: string; instant?: string; day?: string; budget?: number; away?: number; priority: boolean }
    | undefined;
  /** Codes of services, sizes, species and urgency, all of which a request has. */
  facets: string[];
  firstDay: string | undefined;
  lastDay: string | undefined;
  minBudget: number | undefined;
  /** For to_tsquery(). */
  words: string | undefined;
  /** From where distances are measured, and the circle outside of which nothing is wanted. */
  spot: Spot | undefined;
  area: Area | undefined;
  /** Whether anything but the area leaves some out. */
  narrow: boolean;
};

export type Found = { id: string; keys: (string | number)[] };

/** Part of a statement that selects from `grooming_requests r` for the one row `asked`. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

/** What is asked for, as a row that the planner cannot see into: it makes one plan per statement and keeps it. */
export const asked = (
  sql: Sql,
  { past, spot, area, ...terms }: Terms,
): Fragment => sql`asked as materialized (select
  ${terms.facets}::text[] as facets, ${terms.firstDay ?? null}::date as first_day, ${terms.lastDay ?? null}::date as last_day,
  ${terms.minBudget ?? null}::int as min_budget, to_tsquery('english', ${terms.words ?? null}) as words,
  ${spot?.lat ?? null}::float8 as lat, ${spot?.lon ?? null}::float8 as lon,
  point_on_earth(${spot?.lat ?? null}, ${spot?.lon ?? null}) as spot,
  ${area?.miles ?? null}::float8 as miles, ${area?.reach ?? null}::float8 as reach, ${area?.cells ?? []}::int[] as cells,
  ${past?.id ?? null}::uuid as past_id, ${past?.instant ?? null}::timestamptz as past_instant,
  ${past?.day ?? null}::date as past_day, ${past?.budget ?? null}::int as past_budget, ${past?.away ?? null}::float8 as past_away)`;

export const isOpen = (sql: Sql, { priority }: Terms): Fragment =>
  sql`r.status = 'posted' and ${priority ? sql`r.priority` : sql`not r.priority`}`;

export const fits = (
  sql: Sql,
  { facets, firstDay, lastDay, minBudget, words, area }: Terms,
): Fragment => sql`true
  ${facets.length > 0 ? sql`and r.facets @> asked.facets` : sql``}
  ${firstDay || lastDay ? sql`and r.preferred_date between coalesce(asked.first_day, '-infinity') and coalesce(asked.last_day, 'infinity')` : sql``}
  ${minBudget === undefined ? sql`` : sql`and r.best_budget >= asked.min_budget`}
  ${words ? sql`and r.words @@ asked.words` : sql``}
  ${area ? sql`and miles_between(r.lat, r.lon, asked.lat, asked.lon) <= asked.miles` : sql``}`;

export const inOrder = (sql: Sql, { sort }: Terms): Fragment =>
  ({
    newest: sql`r.posted_at desc, r.id desc`,
    soonest: sql`r.soonest, r.id`,
    budget: sql`r.best_budget desc, r.id desc`,
    nearest: sql`p.away, r.soonest, r.id`,
  })[sort];

/** What the next page's `past` is made of. */
export const keys = (sql: Sql, { sort }: Terms): Fragment =>
  ({
    newest: sql`json_build_array(r.priority, r.id, r.posted_at)`,
    soonest: sql`json_build_array(r.priority, r.id, r.soonest)`,
    budget: sql`json_build_array(r.priority, r.id, r.best_budget)`,
    nearest: sql`json_build_array(r.priority, r.id, r.soonest, p.away)`,
  })[sort];

/** Comes after the pages that were shown. */
export const isNext = (sql: Sql, { sort, past }: Terms): Fragment =>
  past
    ? {
        newest: sql`(r.posted_at, r.id) < (asked.past_instant, asked.past_id)`,
        soonest: sql`(r.soonest, r.id) > (asked.past_day, asked.past_id)`,
        budget: sql`(r.best_budget, r.id) < (asked.past_budget, asked.past_id)`,
        nearest: sql`(p.away, r.soonest, r.id) > (asked.past_away, asked.past_day, asked.past_id)`,
      }[sort]
    : sql`true`;

/** A number that the planner sees: it then looks for few rows, not for a tenth of the table. */
export const literal = (sql: Sql, count: number): Fragment => sql.unsafe(String(Math.trunc(count)));
