import { advisoryLocks } from '#server/platform/database/advisory-locks.ts';
import type { Invoice } from '#contract/memberships/invoices.ts';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type EntryKind = 'charge' | 'fee' | 'discount' | 'credit' | 'refund';

export type NewEntry = {
  accountId: string;
  invoiceId: string;
  kind: EntryKind;
  amount: number;
  description: string;
  processorRef: string;
  createdAt: Date;
};

/**
 * Locks an account's balance until commit, so that each new ledger row builds on the balance of the one
 * before.
 */
export const lockBalance = (sql: Sql, accountId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, ${advisoryLocks.ledgerOfAccount}))`;

export const insertEntry = (sql: Sql, entry: NewEntry) => sql`
  insert into ledger_entries (account_id, invoice_id, kind, amount, balance, description, processor_ref, created_at)
  select ${entry.accountId}, ${entry.invoiceId}, ${entry.kind}, ${entry.amount}::int,
    ${entry.amount}::int + coalesce((select balance from ledger_entries where account_id = ${entry.accountId} order by id desc limit 1), 0),
    ${entry.description}, ${entry.processorRef}, ${entry.createdAt}`;

export type NewInvoice = {
  id: string;
  accountId: string;
  membershipId: string;
  plan: PlanCode;
  processor: string;
  processorRef: string;
  description: string;
  amount: number;
  periodFrom: Date | null;
  periodUntil: Date | null;
  issuedAt: Date;
};

/**
 * Inserts an invoice with the next number. The counter row stays locked until commit, so numbers have no
 * gaps.
 */
export async function insertInvoice(sql: Sql, invoice: NewInvoice): Promise<void> {
  const [row] = await sql<{ last: number }[]>`update invoice_numbers set last = last + 1 returning last`;
  await sql`insert into invoices ${sql({ ...invoice, number: row?.last ?? 0 })}`;
}

export async function findRecorded(sql: Sql, membershipId: string) {
  const invoices = await sql<{ id: string; processorRef: string }[]>`
    select id, processor_ref from invoices where membership_id = ${membershipId}`;
  const refunds = await sql<{ processorRef: string }[]>`
    select l.processor_ref from ledger_entries l join invoices i on i.id = l.invoice_id
    where i.membership_id = ${membershipId} and l.kind = 'refund'`;
  return {
    invoiceIds: new Map(invoices.map(({ id, processorRef }) => [processorRef, id])),
    refundRefs: new Set(refunds.map(({ processorRef }) => processorRef)),
  };
}

export type InvoiceRow = Omit<Invoice, 'number' | 'status'> & {
  number: number;
  accountId: string;
  processor: string;
};

const shownColumns = (sql: Sql) => sql`
  i.id, i.number, i.account_id, i.plan, i.processor, i.description, i.amount, i.period_from, i.period_until, i.issued_at,
  zone_of(i.account_id) as time_zone,
  (select json_agg(json_build_object('kind', l.kind, 'description', l.description, 'amount', l.amount) order by l.id)
    from ledger_entries l where l.invoice_id = i.id) as lines,
  (select coalesce(-sum(l.amount), 0) from ledger_entries l where l.invoice_id = i.id and l.kind = 'refund')::int as refunded`;

export const findInvoices = (sql: Sql, accountId: string, cursor: string | undefined, limit: number) =>
  sql<InvoiceRow[]>`
    select ${shownColumns(sql)} from invoices i where i.account_id = ${accountId}
      and (${cursor ?? null}::uuid is null or i.number < (select number from invoices where id = ${cursor ?? null}))
    order by i.number desc limit ${limit}`;

export async function findInvoice(sql: Sql, id: string) {
  const [row] = await sql<(InvoiceRow & { membershipId: string; processorRef: string })[]>`
    select ${shownColumns(sql)}, i.membership_id, i.processor_ref from invoices i where i.id = ${id}`;
  return row;
}

export async function findLatestInvoice(sql: Sql, membershipId: string) {
  const [row] = await sql<InvoiceRow[]>`
    select ${shownColumns(sql)} from invoices i where i.membership_id = ${membershipId} order by i.number desc limit 1`;
  return row;
}

export type FoundInvoice = InvoiceRow & { name: string; email: string };

/**
 * Searches invoices by `q` of `parseInvoiceSearch`: a number is an invoice number, words match names and
 * emails.
 */
export const searchInvoices = (sql: Sql, q: string | number, cursor: string | undefined, limit: number) =>
  sql<FoundInvoice[]>`
    select ${shownColumns(sql)}, coalesce(a.first_name || ' ' || a.last_name, 'Former member') as name, coalesce(a.email, '') as email
    from invoices i left join accounts a on a.id = i.account_id
    where ${
      typeof q === 'number'
        ? sql`i.number = ${q}`
        : sql`(${q} = '' or is_found(${q}, a.first_name || ' ' || a.last_name || ' ' || a.email))`
    }
      and (${cursor ?? null}::uuid is null or i.number < (select number from invoices where id = ${cursor ?? null}))
    order by i.number desc limit ${limit}`;

export async function findAdminInvoice(sql: Sql, id: string) {
  const [row] = await sql<FoundInvoice[]>`
    select ${shownColumns(sql)}, coalesce(a.first_name || ' ' || a.last_name, 'Former member') as name, coalesce(a.email, '') as email
    from invoices i left join accounts a on a.id = i.account_id where i.id = ${id}`;
  return row;
}

export const insertRefundRequest = (
  sql: Sql,
  request: {
    id: string;
    invoiceId: string;
    adminId: string;
    amount: number;
    reason: string;
    createdAt: Date;
  },
) => sql`insert into refund_requests ${sql(request)}`;

/**
 * Sums the cents that were refunded or requested. Refunds made on the processor's own pages have no request.
 */
export async function pendingRefunds(sql: Sql, invoiceId: string): Promise<number> {
  const [row] = await sql<{ amount: number }[]>`
    select greatest(
      (select coalesce(sum(amount), 0) from refund_requests where invoice_id = ${invoiceId}),
      (select coalesce(-sum(amount), 0) from ledger_entries where invoice_id = ${invoiceId} and kind = 'refund')
    )::int as amount`;
  return row?.amount ?? 0;
}

export async function findRefundRequest(sql: Sql, id: string) {
  const [row] = await sql<{ amount: number; processorRef: string; membershipId: string }[]>`
    select r.amount, i.processor_ref, i.membership_id from refund_requests r join invoices i on i.id = r.invoice_id
    where r.id = ${id}`;
  return row;
}
