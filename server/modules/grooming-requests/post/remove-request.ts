import { can } from '#server/platform/lifecycle.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockRequestForJob } from '../lock-request.ts';
import { requestLifecycle } from '../requests.lifecycle.ts';
import { endRequest } from './end-request.ts';

/**
 * Cancels a request that is open, for an admin; those who sent offers are notified.
 * @returns whether there is such a request @throws Problem `too_late` if it is booked or over
 */
export async function removeRequest(t: Transaction, requestId: string): Promise<boolean> {
  const request = await lockRequestForJob(t, requestId);
  if (!request) return false;
  if (!can(requestLifecycle, 'expire', request.status))
    throw problem('too_late', 'This request is not open anymore, so it stays. Warn or suspend instead.');
  await endRequest(t, requestId, 'cancel', 'Removed by Wagwell');
  return true;
}
