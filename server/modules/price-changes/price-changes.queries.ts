import type { PriceChange } from '#contract/price-changes.ts';
import { insertRow, moveRow } from '#server/platform/database/move-row.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { TransitionOf } from '#server/platform/lifecycle.ts';
import { priceChangeLifecycle } from './price-changes.lifecycle.ts';
import type { PriceChangeFacts } from './price-changes.policy.ts';

type NewPriceChange = {
  id: string;
  accountId: string;
  ownerId: string | null;
  clientId: string | null;
  visitId: string;
  lines: PriceChange['lines'];
  reason: string;
  photos: string[];
  oldTotal: number;
  newTotal: number;
  createdAt: Date;
  expiresAt: Date;
};
type Answer = { answeredHow: string; answeredName: string; answeredAt: Date };

export const insertPriceChange = (
  sql: Sql,
  transition: 'ask' | 'note',
  { lines, ...change }: NewPriceChange & Partial<Answer>,
) =>
  insertRow(sql, priceChangeLifecycle, priceChangeLifecycle.transitions[transition], {
    ...change,
    lines: sql.json(lines),
  });

/** A price change as it is read, with what the rules need. */
export type PriceChangeRow = PriceChangeFacts &
  Pick<PriceChange, 'id' | 'visitId' | 'lines' | 'reason' | 'photos' | 'createdAt'> & {
    clientName: string;
    timeZone: string;
    answeredName: string | null;
  };

const columns = (sql: Sql) => sql`
  c.id, c.account_id, c.owner_id, c.visit_id, c.lines, c.reason, c.photos, c.old_total, c.new_total, c.state, c.created_at, c.expires_at,
  c.answered_how, c.answered_name, c.answered_at, c.disputed_at, coalesce(v.list_price - v.discount, 0) as price, v.time_zone,
  coalesce(k.first_name, o.first_name, 'Client') as client_name`;
const tables = (sql: Sql) => sql`
  price_changes c join visits v on v.id = c.visit_id left join clients k on k.id = c.client_id left join accounts o on o.id = c.owner_id`;

/** The price changes of a visit, the newest first; there are few of them. */
export const findPriceChanges = (sql: Sql, visitId: string) => sql<PriceChangeRow[]>`
  select ${columns(sql)} from ${tables(sql)} where c.visit_id = ${visitId} order by c.created_at desc, c.id desc`;

export async function lockPriceChange(sql: Sql, id: string): Promise<PriceChangeRow | undefined> {
  const [row] = await sql<PriceChangeRow[]>`
    select ${columns(sql)} from ${tables(sql)} where c.id = ${id} for update of c`;
  return row;
}

/** Whether an account is one of the two sides of a visit. */
export const isOfVisit = async (sql: Sql, visitId: string, accountId: string): Promise<boolean> =>
  (await sql`select from visits where id = ${visitId} and ${accountId} in (provider_id, owner_id)`).length >
  0;

/** How someone signs: with their name. */
export async function findAnswererName(sql: Sql, accountId: string): Promise<string> {
  const [row] = await sql<{ name: string }[]>`
    select first_name || ' ' || last_name as name from accounts where id = ${accountId}`;
  return row?.name ?? 'Client';
}

/** @throws Problem `too_late` as `moveRow` */
export const movePriceChange = (
  sql: Sql,
  id: string,
  transition: TransitionOf<typeof priceChangeLifecycle>,
  answer?: Answer,
) =>
  moveRow(sql, priceChangeLifecycle, priceChangeLifecycle.transitions[transition], sql`id = ${id}`, answer);

export const markDisputed = (sql: Sql, id: string, now: Date) =>
  sql`update price_changes set disputed_at = ${now} where id = ${id}`;

/** Whether a photo stands on a price change of a visit. */
export const showsPhoto = async (sql: Sql, visitId: string, url: string): Promise<boolean> =>
  (await sql`select from price_changes where visit_id = ${visitId} and ${url} = any(photos)`).length > 0;
