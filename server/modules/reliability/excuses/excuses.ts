import type { Excuse } from '#contract/reliability.ts';
import { reliabilityRules } from '#contract/reliability.ts';
import { after, hours } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findExcuses, objectTo } from './excuses.queries.ts';

const patience = hours(reliabilityRules.contestHours);

/** Lists what others left because of the weather, while one can object; up to one more than `limit`. */
export async function listExcuses(
  sql: Sql,
  readerId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  now: Date,
): Promise<Excuse[]> {
  const rows = await findExcuses(sql, readerId, { since: after(now, -patience), cursor, limit });
  return rows.map((row) => ({
    ...row,
    objectBy: after(new Date(row.countedFrom), patience).toISOString(),
  }));
}

/** Objects to an excuse, so that the leaving counts. @throws Problem `not_found` if there is none anymore */
export async function objectToExcuse(
  t: Transaction,
  readerId: string,
  factId: string,
  words: string,
): Promise<void> {
  const since = after(t.now, -patience);
  if (!(await objectTo(t.sql, factId, { readerId, since, words, now: t.now }))) throw notFound('excuse');
  await t.announce('reliability.weather_objected', { factId });
}
