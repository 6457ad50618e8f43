import type { Reliability } from '#contract/reliability.ts';
import { after, days } from '#server/platform/clock.ts';
import { reliabilityRules } from '#contract/reliability.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { figuresOf } from './reliability.policy.ts';
import { countFacts } from './reliability.queries.ts';
import { findWorked } from './worked.queries.ts';

/** Returns the instant after which facts count. */
export const countingSince = (now: Date) => after(now, -days(reliabilityRules.countsForDays));

/** Returns a function that gives the figures of each of these accounts. */
export async function findReliability(
  sql: Sql,
  accountIds: readonly string[],
  now: Date,
): Promise<(accountId: string) => Reliability> {
  const counted = accountIds.length > 0 ? await countFacts(sql, accountIds, countingSince(now)) : [];
  const figures = new Map(
    accountIds.map((id) => [
      id,
      figuresOf(
        counted.filter(({ accountId }) => accountId === id),
        now,
      ),
    ]),
  );
  const unknown = accountIds.filter((id) => !figures.get(id)?.bookings);
  const worked = unknown.length > 0 ? await findWorked(sql, unknown) : new Set<string>();
  return (accountId) => {
    const known = figures.get(accountId) ?? figuresOf([], now);
    return { ...known, isNew: !known.bookings && !worked.has(accountId) };
  };
}
