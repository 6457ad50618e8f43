import { uuidv7 } from 'uuidv7';
import type { AdminInvoice } from '#contract/memberships/invoices.ts';
import { adminAct } from '#server/modules/identity/index.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import { invoiceNumber, toAdminInvoice } from '../ledger/invoices.ts';
import {
  findAdminInvoice,
  findInvoice,
  findRefundRequest,
  lockBalance,
  insertRefundRequest,
  pendingRefunds,
} from '../ledger/ledger.queries.ts';
import { syncMembership } from '../sync/sync-membership.ts';
import { dollars } from '#server/platform/money.ts';

/**
 * Refunds an invoice in whole or in part; access does not change. The reason is recorded with the admin's
 * name.
 * @throws Problem `not_found`, `already_done`, `invalid` naming `amount`
 */
export async function refundInvoice(
  platform: Platform,
  adminId: string,
  invoiceId: string,
  { amount, reason }: { amount?: number | undefined; reason: string },
): Promise<AdminInvoice> {
  const request = await platform.transact(async (t) => {
    const found = await findInvoice(t.sql, invoiceId);
    if (!found) throw notFound('invoice');
    await lockBalance(t.sql, found.accountId);
    const left = found.amount - (await pendingRefunds(t.sql, invoiceId));
    if (left <= 0) throw problem('already_done', 'This invoice is refunded already.');
    const back = amount ?? left;
    if (back > left) throw fieldProblem('amount', `At most ${dollars(left)} can be refunded.`);
    const id = uuidv7();
    await insertRefundRequest(t.sql, { id, invoiceId, adminId, amount: back, reason, createdAt: t.now });
    await adminAct(t, adminId, {
      act: 'invoice.refunded',
      subjectId: invoiceId,
      accountId: found.accountId,
      reason,
      details: { number: invoiceNumber(found.number), amount: back },
    });
    await t.schedule('finish-refund', { requestId: id }, after(t.now, minutes(1)), id);
    return id;
  });
  await finishRefund(platform, request);
  const row = await findAdminInvoice(platform.sql, invoiceId);
  if (!row) throw notFound('invoice');
  return toAdminInvoice(row);
}

/**
 * Sends a refund request to the processor, which refunds once. It runs at once, and again a minute later if
 * this process died.
 */
export async function finishRefund(platform: Platform, requestId: string): Promise<void> {
  const request = await findRefundRequest(platform.sql, requestId);
  if (!request) return;
  await platform.payments.refund(request.processorRef, request.amount, requestId);
  await syncMembership(platform, request.membershipId);
}
