import type { BillSums } from '#contract/bills/bill-money.ts';
import type { Bill, BillLine } from '#contract/bills/bills.ts';
import type { PayMethod } from '#contract/bills/pay-methods.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import { displayName } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type NewBill = Omit<BillSums, 'taxable'> & {
  id: string;
  accountId: string;
  ownerId: string | null;
  clientId: string | null;
  visitId: string;
  receiptNo: number;
  lines: BillLine[];
  taxPercent: number;
  agreedHow: 'door' | 'phone' | 'account' | 'link' | null;
  agreedName: string | null;
  /** The share of the person who did the work. */
  payPercent: number | null;
  day: string;
  closedAt: Date;
};

/** Takes the next receipt number of a provider; others wait until this transaction ends. */
export async function takeReceiptNo(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql<{ last: number }[]>`
    insert into receipt_numbers as n (account_id, last) values (${accountId}, 1)
    on conflict (account_id) do update set last = n.last + 1 returning last`;
  if (!row) throw new Error('There is no receipt number');
  return row.last;
}

export const insertBill = (sql: Sql, { lines, ...bill }: NewBill) => sql`
  insert into bills ${sql({ ...bill, lines: sql.json(lines) })}`;

/** The share of the person who does the work on a visit. */
export async function findPayPercent(sql: Sql, visitId: string): Promise<number | null> {
  const [row] = await sql<{ payPercent: number | null }[]>`
    select s.pay_percent from visits v join staff s on s.id = v.staff_id where v.id = ${visitId}`;
  return row?.payPercent ?? null;
}

/** What a payment of a fee needs. */
export async function findFeeToPay(sql: Sql, id: string) {
  const [row] = await sql<{ amount: number; clientId: string | null; visitId: string }[]>`
    select amount, client_id, visit_id from fees where id = ${id}`;
  if (!row) throw new Error('There is no such fee');
  return row;
}

/** The day at the place of a visit. */
export async function findDayAt(sql: Sql, visitId: string, at: Date): Promise<string> {
  const [row] = await sql<{ day: string }[]>`
    select (${at}::timestamptz at time zone time_zone)::date as day from visits where id = ${visitId}`;
  if (!row) throw new Error('There is no such visit');
  return row.day;
}

/**
 * What a visit needs to be booked again. The price of one from the marketplace stays, where the provider noted no usual one: no other
 * was ever agreed with this member.
 */
export async function findVisitToRepeat(sql: Sql, id: string) {
  type Pet = { petId: string; services: AnyService[]; price?: number };
  type ToRepeat = { minutes: number; atHome: boolean; pets: Pet[] };
  const [row] = await sql<ToRepeat[]>`
    select least(720, greatest(5, extract(epoch from v.ends_at - v.starts_at) / 60))::int as minutes, v.at_home,
      (select json_agg(json_strip_nulls(json_build_object('petId', vp.pet_id, 'services', vp.services,
          'price', case when v.source = 'marketplace' and noted.usual_price is null then vp.price end)) order by vp.place)
        from visit_pets vp left join client_pets noted on noted.client_id = v.client_id and noted.pet_id = vp.pet_id
        where vp.visit_id = v.id) as pets
    from visits v where v.id = ${id}`;
  if (!row) throw new Error('There is no such visit');
  return row;
}

export async function countBills(sql: Sql, visitId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from bills where visit_id = ${visitId}`;
  return row?.count ?? 0;
}

export type LockedBill = {
  id: string;
  accountId: string;
  clientId: string | null;
  visitId: string;
  tax: number;
  total: number;
  voidedAt: string | null;
};

/** Locks a bill of a provider. */
export async function lockBill(sql: Sql, id: string, accountId: string): Promise<LockedBill | undefined> {
  const [row] = await sql<LockedBill[]>`
    select id, account_id, client_id, visit_id, tax, total, voided_at from bills
    where id = ${id} and account_id = ${accountId} for update`;
  return row;
}

export type PaymentRow = {
  id: string;
  method: PayMethod;
  amount: number;
  tip: number;
  tipFor: string | null;
  tax: number;
  reversesId: string | null;
};

/** The payments and reversals of a bill, in the order they were written. */
export const findPayments = (sql: Sql, billId: string) => sql<PaymentRow[]>`
  select id, method, amount, tip, tip_for, tax, reverses_id from bill_payments
  where bill_id = ${billId} order by taken_at, id`;

export async function findBillOfPayment(sql: Sql, paymentId: string): Promise<string | undefined> {
  const [row] = await sql<{ billId: string }[]>`select bill_id from bill_payments where id = ${paymentId}`;
  return row?.billId;
}

export type NewPayment = PaymentRow & {
  accountId: string;
  clientId: string | null;
  billId: string | null;
  feeId?: string;
  /** Of a payment in advance. */
  visitId?: string;
  day: string;
  takenAt: Date;
  note: string;
  reason: string | null;
  deskStaffId: string | null;
};

export const insertPayment = (sql: Sql, payment: NewPayment) =>
  sql`insert into bill_payments ${sql(payment)}`;

export const voidBillRow = (sql: Sql, id: string, reason: string, now: Date) =>
  sql`update bills set voided_at = ${now}, void_reason = ${reason} where id = ${id}`;

/** A bill as it is read, before what its viewer may do. */
export type BillRow = Omit<Bill, 'actions' | 'paid' | 'tips'> & { accountId: string };

const columns = (sql: Sql, viewerId: string) => sql`
  b.id, b.account_id, b.visit_id, b.client_id, b.receipt_no, b.day, b.closed_at, b.lines, b.subtotal, b.discount,
  b.tax_percent::float8 as tax_percent, b.tax, b.total, b.voided_at, b.void_reason, owed_of(b) as owed, disputed_of(b) as disputed, v.title, v.time_zone,
  coalesce(case when v.provider_as = 'business' then business.business_name end, ${displayName(sql, 'p', viewerId)}) as provider_name,
  coalesce(concat_ws(' ', c.first_name, c.last_name), ${displayName(sql, 'o', viewerId)}) as client_name,
  case when b.agreed_how is not null then json_build_object('how', b.agreed_how, 'name', b.agreed_name) end as agreed,
  coalesce(s.payment_links, '{}') as payment_links, coalesce(s.zelle, '') as zelle,
  coalesce((select json_agg(json_build_object('id', p.id, 'method', p.method, 'amount', p.amount, 'tip', p.tip,
      'tipFor', p.tip_for, 'tax', p.tax, 'day', p.day, 'takenAt', p.taken_at, 'note', p.note, 'reversesId', p.reverses_id,
      'reason', p.reason, 'reversed', exists (select from bill_payments r where r.reverses_id = p.id))
      order by p.taken_at, p.id)
    from bill_payments p where p.bill_id = b.id), '[]') as payments`;

const tables = (sql: Sql) => sql`
  bills b join visits v on v.id = b.visit_id join accounts p on p.id = b.account_id
  left join business_profiles business on business.account_id = b.account_id
  left join billing_settings s on s.account_id = b.account_id
  left join clients c on c.id = b.client_id left join accounts o on o.id = b.owner_id`;

export async function findBill(sql: Sql, id: string, viewerId: string): Promise<BillRow | undefined> {
  const [row] = await sql<BillRow[]>`
    select ${columns(sql, viewerId)} from ${tables(sql)}
    where b.id = ${id} and ${viewerId} in (b.account_id, b.owner_id)`;
  return row;
}

type Search = {
  visitId: string | undefined;
  clientId: string | undefined;
  toPay: boolean;
  after: { closedAt: string; id: string } | undefined;
  limit: number;
};

/** Returns up to one more than `limit`, which shows whether there is a next page. */
export const findBills = (
  sql: Sql,
  viewerId: string,
  { visitId, clientId, toPay, after, limit }: Search,
) => sql<BillRow[]>`
  select ${columns(sql, viewerId)} from ${tables(sql)}
  where (b.account_id = ${viewerId} or b.owner_id = ${viewerId})
    ${visitId ? sql`and b.visit_id = ${visitId}` : sql``}
    ${clientId ? sql`and b.client_id = ${clientId} and b.account_id = ${viewerId}` : sql``}
    ${toPay ? sql`and b.owner_id = ${viewerId} and owed_of(b) > 0` : sql``}
    ${after ? sql`and (b.closed_at, b.id) < (${after.closedAt}, ${after.id})` : sql``}
  order by b.closed_at desc, b.id desc limit ${limit + 1}`;

const whose = (sql: Sql, accountId: string) =>
  sql`(b.account_id = ${accountId} or b.owner_id = ${accountId})`;

/** The bills that an account wrote or got, for its archive. */
export const exportBills = (sql: Sql, accountId: string) => sql`
  select b.id, b.visit_id, b.client_id, b.receipt_no, b.lines, b.subtotal, b.discount, b.tax_percent, b.tax, b.total, b.agreed_how,
    b.agreed_name, b.day, b.closed_at, b.voided_at, b.void_reason, case when b.account_id = ${accountId} then b.pay_percent end as pay_percent,
    case when b.account_id = ${accountId} then 'provider' else 'pet_owner' end as side
  from bills b where ${whose(sql, accountId)} order by b.closed_at, b.id`;

export const exportPayments = (sql: Sql, accountId: string) => sql`
  select p.id, p.bill_id, p.fee_id, p.visit_id, p.client_id, p.method, p.amount, p.tip, case when p.account_id = ${accountId} then p.tip_for end as tip_for, p.tax, p.day,
    p.taken_at, case when p.account_id = ${accountId} then p.note end as note, p.reverses_id, p.reason,
    case when p.account_id = ${accountId} then p.desk_staff_id end as desk_staff_id
  from bill_payments p left join bills b on b.id = p.bill_id left join fees f on f.id = p.fee_id
    left join visits v on v.id = p.visit_id
  where ${accountId} in (p.account_id, b.owner_id, f.owner_id, v.owner_id) order by p.taken_at, p.id`;
