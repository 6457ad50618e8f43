import type { PortfolioItem } from '#contract/profiles/portfolio.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { requireVisiblePerson } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findPortfolio } from './portfolio.queries.ts';

/** Lists an account's portfolio in its order. The caller checks that the viewer may see the account. */
export const listPortfolio = (sql: Sql, accountId: string): PromiseLike<PortfolioItem[]> =>
  findPortfolio(sql, accountId);

/** Lists a member's portfolio. @throws Problem `not_found`, `membership_required` */
export async function listMemberPortfolio(sql: Sql, viewer: Actor, id: string) {
  await requireVisiblePerson(sql, viewer, id);
  return findPortfolio(sql, id);
}
