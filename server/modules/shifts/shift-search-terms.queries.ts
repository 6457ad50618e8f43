import type postgres from 'postgres';
import type { BusinessType } from '#contract/profiles.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Spot } from './shift-card.queries.ts';

export type Area = { spot: Spot; miles: number; cells: number[] };
export type Terms = {
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
  area: Area | undefined;
};

/** What a list is sorted by, and the keys and id of the last shift of the page before. */
export type Order =
  | { by: 'newest' | 'soonest' | 'pay'; past: [key: string | number, id: string] | undefined }
  | { by: 'nearest'; to: Spot; past: [away: number, startsAt: string, id: string] | undefined };
export type OrderByColumn = Exclude<Order, { by: 'nearest' }>;
export type OrderByDistance = Extract<Order, { by: 'nearest' }>;
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

const columns = { newest: 'posted_at', soonest: 'starts_at', pay: 'take_home' } as const;
const keyOf = (sql: Sql, { by }: OrderByColumn) => sql`s.${sql(columns[by])}`;

/** The keys that a page ends with. */
export const keys = (sql: Sql, order: Order) =>
  order.by === 'nearest'
    ? sql`json_build_array(s.away, s.starts_at, s.id)`
    : sql`json_build_array(${keyOf(sql, order)}, s.id)`;

export const inOrder = (sql: Sql, order: Order) => {
  if (order.by === 'nearest') return sql`s.away, s.starts_at, s.id`;
  const key = keyOf(sql, order);
  return order.by === 'soonest' ? sql`${key}, s.id` : sql`${key} desc, s.id desc`;
};

export const isPast = (sql: Sql, { by, past }: OrderByColumn) => {
  if (!past) return sql``;
  const key = keyOf(sql, { by, past });
  return by === 'soonest'
    ? sql`and (${key}, s.id) > (${past[0]}, ${past[1]})`
    : sql`and (${key}, s.id) < (${past[0]}, ${past[1]})`;
};

/** Still to be worked. Only in order of the start an end of the time helps; elsewhere it would mislead the planner. */
export const isOpen = (sql: Sql, { after, before }: Terms, { by }: Order) => sql`
  s.status = 'posted' and s.starts_at > ${after} ${by === 'soonest' ? sql`and s.starts_at < ${before ?? 'infinity'}` : sql``}`;

/** Whatever is filtered by, the statement is the same, so that PostgreSQL plans it once. */
export const fits = (sql: Sql, { type, minPay, maxDogs, firstDay, lastDay, words, area }: Terms) => sql`
  s.business_type = coalesce(${type ?? null}, s.business_type)
  and s.pay_percentage >= ${minPay} and s.dog_count <= ${maxDogs}
  and s.day between ${firstDay ?? '-infinity'} and ${lastDay ?? 'infinity'}
  ${area ? sql`and ${isWithin(sql, area)}` : sql``} ${words ? sql`and ${saysIn(sql, words)}` : sql``}`;

const isWithin = (sql: Sql, { spot, miles }: Area) =>
  sql`miles_between(s.lat, s.lon, ${spot.lat}, ${spot.lon}) <= ${miles}`;

/** A shift is found by its own words and by the name of its business. */
export const saysIn = (sql: Sql, words: string) => sql`(
  s.words @@ to_tsquery('english', ${words}) or s.business_id = any (array(
    select account_id from business_profiles where to_tsvector('english', business_name) @@ to_tsquery('english', ${words}) limit 1000
  )))`;

/** A number that PostgreSQL sees while it plans: it then looks for few rows, not for a tenth of the table. */
export const few = (sql: Sql, count: number) => sql.unsafe(String(Math.trunc(count)));
