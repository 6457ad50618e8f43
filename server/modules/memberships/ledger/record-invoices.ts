import { uuidv7 } from 'uuidv7';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import type { ProcessorInvoice } from '#server/platform/payments/port.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findRecorded, lockBalance, insertEntry, insertInvoice } from './ledger.queries.ts';
import type { EntryKind } from './ledger.queries.ts';
import { planOfPrice } from '../memberships.lifecycle.ts';
import { planTitle } from '../memberships.policy.ts';

type Billed = { id: string; accountId: string; plan: PlanCode; processor: string; promoCode: string | null };

/**
 * Adds the processor's payments and refunds that are missing in the invoices and the ledger. The call is
 * idempotent; the caller must have locked the membership.
 */
export async function recordInvoices(
  t: Transaction,
  membership: Billed,
  collected: ProcessorInvoice[],
): Promise<void> {
  const { invoiceIds, refundRefs } = await findRecorded(t.sql, membership.id);
  const paid = collected.filter(({ status }) => status === 'paid');
  const news = paid.some(
    (invoice) => !invoiceIds.has(invoice.ref) || invoice.refunds.some(({ ref }) => !refundRefs.has(ref)),
  );
  if (!news) return;
  await lockBalance(t.sql, membership.accountId);
  for (const invoice of paid) {
    const invoiceId = invoiceIds.get(invoice.ref) ?? (await recordInvoice(t, membership, invoice));
    for (const refund of invoice.refunds.filter(({ ref }) => !refundRefs.has(ref))) {
      await insertEntry(t.sql, {
        accountId: membership.accountId,
        invoiceId,
        kind: 'refund',
        amount: -refund.amount,
        description: 'Refund',
        processorRef: refund.ref,
        createdAt: t.now,
      });
      await t.announce('invoice.refunded', { accountId: membership.accountId, invoiceId });
    }
  }
}

async function recordInvoice(t: Transaction, membership: Billed, invoice: ProcessorInvoice): Promise<string> {
  const id = uuidv7();
  const plan = invoice.priceKey ? planOfPrice(invoice.priceKey) : membership.plan;
  const isFee = invoice.kind === 'fee';
  const description = invoice.description ?? planTitle(plan);
  await insertInvoice(t.sql, {
    id,
    accountId: membership.accountId,
    membershipId: membership.id,
    plan,
    processor: membership.processor,
    processorRef: invoice.ref,
    description,
    amount: invoice.total,
    periodFrom: isFee ? null : invoice.periodFrom,
    periodUntil: isFee ? null : invoice.periodUntil,
    issuedAt: invoice.paidAt ?? t.now,
  });
  const entries = { price: 'charge', fee: 'fee', discount: 'discount', credit: 'credit' } as const;
  // Charges come before discounts, whatever the processor's order.
  const lines = invoice.lines.toSorted((a, b) => b.amount - a.amount);
  for (const [index, line] of lines.entries()) {
    const kind: EntryKind = entries[line.kind];
    await insertEntry(t.sql, {
      accountId: membership.accountId,
      invoiceId: id,
      kind,
      amount: line.amount,
      description: descriptionOf(kind, description, membership.promoCode),
      processorRef: `${invoice.ref}/${index}`,
      createdAt: t.now,
    });
  }
  return id;
}

function descriptionOf(kind: EntryKind, description: string, promoCode: string | null): string {
  if (kind === 'discount') return promoCode ? `Promo code ${promoCode}` : 'Discount';
  if (kind === 'credit') return 'Credit for the rest of the earlier plan';
  return description;
}
