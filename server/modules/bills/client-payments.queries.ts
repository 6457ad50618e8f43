import { mostOwed } from '#contract/bills/client-payments.ts';
import type { ClientAccount } from '#contract/bills/client-payments.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { PaymentRow } from './bills.queries.ts';

/** What a client owes and has paid in advance, the newest first, and how they paid last. */
export async function findAccount(sql: Sql, accountId: string, clientId: string): Promise<ClientAccount> {
  const [row] = await sql<ClientAccount[]>`
    select owes_of(c.id) as owed,
      (select p.method from (
          select p.* from bill_payments p where p.client_id = c.id
          union select p.* from bills b join bill_payments p on p.bill_id = b.id where b.client_id = c.id) p
        where p.account_id = c.account_id and p.reverses_id is null and ${isOpen(sql)}
        order by p.taken_at desc, p.id desc limit 1) as "lastMethod",
      (select coalesce(json_agg(bill), '[]') from (
        select b.id, b.visit_id as "visitId", v.title, b.receipt_no as "receiptNo", b.day, owed_of(b) as owed
        from bills b join visits v on v.id = b.visit_id
        where b.client_id = c.id and b.account_id = c.account_id and b.voided_at is null and owed_of(b) > 0
        order by b.closed_at desc, b.id desc limit ${mostOwed}) bill) as bills,
      (select coalesce(json_agg(fee), '[]') from (
        select f.id, f.visit_id as "visitId", v.title, f.kind, f.amount,
          (select json_build_object('paymentId', p.id, 'method', p.method, 'amount', p.amount, 'day', p.day)
            from bill_payments p where p.fee_id = f.id and p.reverses_id is null and ${isOpen(sql)}) as paid
        from fees f join visits v on v.id = f.visit_id
        where f.client_id = c.id and f.account_id = c.account_id and f.waived_at is null
        order by f.created_at desc, f.id desc limit ${mostOwed}) fee) as fees,
      (select coalesce(json_agg(advance), '[]') from (
        select p.id as "paymentId", p.method, p.amount, p.day, p.note, p.visit_id as "visitId", v.title, v.starts_at as "startsAt",
          v.time_zone as "timeZone"
        from bill_payments p join visits v on v.id = p.visit_id
        where p.client_id = c.id and p.account_id = c.account_id and p.reverses_id is null and ${isOpen(sql)}
        order by p.taken_at desc, p.id desc limit ${mostOwed}) advance) as advances
    from clients c where c.id = ${clientId} and c.account_id = ${accountId}`;
  if (!row) throw new Error('There is no such client');
  return row;
}

const isOpen = (sql: Sql) => sql`not exists (select from bill_payments r where r.reverses_id = p.id)`;

/** The payments in advance of a visit, and their reversals. */
export const findAdvances = (sql: Sql, visitId: string) => sql<PaymentRow[]>`
  select id, method, amount, tip, tip_for, tax, reverses_id from bill_payments
  where visit_id = ${visitId} order by taken_at, id`;

/** Locks a visit of a client that can be paid in advance. */
export async function lockVisitToPay(sql: Sql, id: string, accountId: string, clientId: string) {
  const [row] = await sql<{ isOpen: boolean }[]>`
    select v.status in ('booked', 'checked_in') and not exists (
      select from bills b where b.visit_id = v.id and b.voided_at is null) as is_open
    from visits v where v.id = ${id} and v.provider_id = ${accountId} and v.client_id = ${clientId} for update`;
  return row;
}

/** A payment that belongs to no bill. */
export async function findPaymentOfClient(sql: Sql, id: string, accountId: string, clientId: string) {
  const [row] = await sql<(PaymentRow & { feeId: string | null; visitId: string | null })[]>`
    select id, method, amount, tip, tip_for, tax, reverses_id, fee_id, visit_id from bill_payments
    where id = ${id} and account_id = ${accountId} and client_id = ${clientId} and bill_id is null and reverses_id is null`;
  return row;
}

export const isReversed = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql`select from bill_payments where reverses_id = ${id}`).length > 0;

/** The visit of a fee. */
export async function findVisitOfFee(sql: Sql, feeId: string): Promise<string> {
  const [row] = await sql<{ visitId: string }[]>`select visit_id from fees where id = ${feeId}`;
  if (!row) throw new Error('There is no such fee');
  return row.visitId;
}

/** Whether a bill or fee is one of a client. */
export const isOfClient = async (
  sql: Sql,
  table: 'bills' | 'fees',
  id: string,
  { accountId, clientId }: { accountId: string; clientId: string },
): Promise<boolean> =>
  (
    await sql`select from ${sql(table)} where id = ${id} and account_id = ${accountId} and client_id = ${clientId}`
  ).length > 0;
