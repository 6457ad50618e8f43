import type { PortfolioItem } from '#contract/profiles/portfolio.ts';
import type { Condition } from '#server/modules/media/index.ts';
import { advisoryLocks } from '#server/platform/database/advisory-locks.ts';
import type { Sql } from '#server/platform/database/sql.ts';

const columns = (sql: Sql) => sql`id, image_url, before_url, caption, visit_id is not null as from_visit`;

export const findPortfolio = (sql: Sql, accountId: string) => sql<PortfolioItem[]>`
  select ${columns(sql)} from portfolio_items where account_id = ${accountId} order by position, id`;

export async function findPortfolioItem(
  sql: Sql,
  accountId: string,
  id: string,
): Promise<PortfolioItem | undefined> {
  const [row] = await sql<PortfolioItem[]>`
    select ${columns(sql)} from portfolio_items where id = ${id} and account_id = ${accountId}`;
  return row;
}

/** Locks the account's portfolio, so that two calls do not exceed the most. @returns its size */
export async function countLocked(sql: Sql, accountId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, ${advisoryLocks.portfolioOfAccount}))`;
  const [row] = await sql<{ count: number }[]>`
    select count(*) from portfolio_items where account_id = ${accountId}`;
  return row?.count ?? 0;
}

export type NewItem = Omit<PortfolioItem, 'fromVisit'> & {
  accountId: string;
  visitId: string | null;
  createdAt: Date;
};

/** Inserts an item before all others. */
export const insertItem = (sql: Sql, item: NewItem) => sql`
  insert into portfolio_items (id, account_id, image_url, before_url, caption, visit_id, created_at, position)
  values (${item.id}, ${item.accountId}, ${item.imageUrl}, ${item.beforeUrl}, ${item.caption}, ${item.visitId},
    ${item.createdAt}, (select coalesce(min(position), 1) - 1 from portfolio_items where account_id = ${item.accountId}))`;

export const updateItem = (
  sql: Sql,
  { id, imageUrl, beforeUrl, caption }: Omit<PortfolioItem, 'fromVisit'>,
) => sql`
  update portfolio_items set image_url = ${imageUrl}, before_url = ${beforeUrl}, caption = ${caption} where id = ${id}`;

export async function deleteItem(sql: Sql, accountId: string, id: string): Promise<boolean> {
  const { count } = await sql`delete from portfolio_items where id = ${id} and account_id = ${accountId}`;
  return count === 1;
}

export const writeOrder = (sql: Sql, accountId: string, ids: string[]) => sql`
  update portfolio_items i set position = nth
  from unnest(${ids}::uuid[]) with ordinality each (id, nth) where i.id = each.id and i.account_id = ${accountId}`;

export const deleteItemsOfVisit = (sql: Sql, visitId: string) =>
  sql`delete from portfolio_items where visit_id = ${visitId}`;

/** Takes a photo out of every portfolio, with the pair that it is half of. @returns how many showed it */
export async function removePortfolioPhoto(sql: Sql, url: string): Promise<number> {
  await sql`
    update portfolio_consents set photo_urls = array_remove(photo_urls, ${url})
    where photo_urls @> array[${url}] and photo_urls <> array[${url}]`;
  return (await sql`delete from portfolio_items where image_url = ${url} or before_url = ${url}`).count;
}

const isShown = (sql: Sql, url: Condition) => sql`(image_url = ${url} or before_url = ${url})`;

/** Pictures that providers uploaded to their portfolio are public. */
export const isPortfolioPhoto = (sql: Sql, url: Condition) => sql`
  exists (select from portfolio_items where ${isShown(sql, url)} and visit_id is null)`;

/**
 * Pictures from visits are open to everyone, too, but as long as the pet owner consents: browsers do not keep
 * them for a year.
 */
export const isConsentedPhoto = (sql: Sql, url: Condition) => sql`
  exists (select from portfolio_items where ${isShown(sql, url)} and visit_id is not null)`;
