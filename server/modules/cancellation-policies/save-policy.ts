import { uuidv7 } from 'uuidv7';
import type { PolicyTerms } from '#contract/cancellation-policies/cancellation-fee.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findPolicy, insertPolicy } from './fees.queries.ts';

/** Sets the policy of visits booked from now on. The same policy again changes nothing. */
export async function savePolicy(t: Transaction, accountId: string, policy: PolicyTerms) {
  const { cancelHours, lateCancelPercent, noShowPercent } = policy;
  const now = await findPolicy(t.sql, accountId);
  if (
    now?.cancelHours !== cancelHours ||
    now.lateCancelPercent !== lateCancelPercent ||
    now.noShowPercent !== noShowPercent
  )
    await insertPolicy(t.sql, { id: uuidv7(), accountId, ...policy, createdAt: t.now });
  return { policy };
}
