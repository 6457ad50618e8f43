import type { Reliability } from '#contract/reliability.ts';
import { after, days } from '#server/platform/clock.ts';
import { reliabilityRules } from '#contract/reliability.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { figuresOf } from './reliability.policy.ts';
import { countFacts } from './reliability.queries.ts';

/** Returns the instant after which facts count. */
export const countingSince = (now: Date) => after(now, -days(reliabilityRules.countsForDays));

/** Returns a function that gives the figures of each of these accounts. */
export async function findReliability(
  sql: Sql,
  accountIds: readonly string[],
  now: Date,
): Promise<(accountId: string) => Reliability> {
  const counted = accountIds.length > 0 ? await countFacts(sql, accountIds, countingSince(now)) : [];
  return (accountId) =>
    figuresOf(
      counted.filter((each) => each.accountId === accountId),
      now,
    );
}
