import type { CareTip } from '#reference/care-tips/care-tip.ts';
import { careTips } from '#reference/care-tips/catalog.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findHiddenTips } from './hidden-tips.queries.ts';

/** The tips that are generated and sent: the catalog without the hidden ones. */
export async function givenTips(sql: Sql): Promise<readonly CareTip[]> {
  const hidden = new Set((await findHiddenTips(sql)).map(({ tipId }) => tipId));
  return careTips.filter(({ id }) => !hidden.has(id));
}
