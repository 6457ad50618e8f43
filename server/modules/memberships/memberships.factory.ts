import { uuidv7 } from 'uuidv7';
import { after, days } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertMembership } from './memberships.queries.ts';

/** A paid access membership in the middle of its term. */
export async function makeMembership(
  t: Transaction,
  { accountId, startedDaysAgo = 10 }: { accountId: string; startedDaysAgo?: number },
) {
  const startedAt = after(t.now, -days(startedDaysAgo));
  const membership = {
    id: uuidv7(),
    accountId,
    kind: 'access' as const,
    plan: 'monthly' as const,
    status: 'active' as const,
    startedAt,
    paidUntil: after(t.now, days(20)),
    minimumUntil: after(startedAt, days(120)),
    accessUntil: after(t.now, days(20)),
    createdAt: startedAt,
  };
  await insertMembership(t.sql, membership);
  return membership;
}
