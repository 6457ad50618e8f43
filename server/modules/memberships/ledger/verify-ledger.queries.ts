import type { Sql } from '#server/platform/database/sql.ts';

export async function countEntries(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from ledger_entries`;
  return row?.count ?? 0;
}

/** Finds rows whose balance is not the sum of the account's amounts so far. */
export const findWrongBalances = (sql: Sql) =>
  sql<{ id: number; balance: number; sum: number }[]>`
    select * from (
      select id, balance, sum(amount) over (partition by account_id order by id) as sum from ledger_entries
    ) rows where balance <> sum order by id`;

/** Finds invoices whose amount is not the sum of their lines, or that were refunded more than was paid. */
export const findWrongInvoices = (sql: Sql) =>
  sql<{ number: number; amount: number; lines: number; refunded: number }[]>`
    select i.number, i.amount, coalesce(sum(l.amount) filter (where l.kind <> 'refund'), 0) as lines,
      coalesce(-sum(l.amount) filter (where l.kind = 'refund'), 0) as refunded
    from invoices i left join ledger_entries l on l.invoice_id = i.id
    group by i.id
    having i.amount <> coalesce(sum(l.amount) filter (where l.kind <> 'refund'), 0)
      or i.amount < coalesce(-sum(l.amount) filter (where l.kind = 'refund'), 0)
    order by i.number`;

/** Finds rows that belong to another account than their invoice. */
export const findStrayEntries = (sql: Sql) => sql<{ id: number }[]>`
  select l.id from ledger_entries l join invoices i on i.id = l.invoice_id where i.account_id <> l.account_id order by l.id`;

export async function countNumbers(sql: Sql) {
  const [row] = await sql<{ invoices: number; highest: number; last: number }[]>`
    select (select count(*) from invoices) as invoices, (select coalesce(max(number), 0) from invoices) as highest,
      (select last from invoice_numbers) as last`;
  return row ?? { invoices: 0, highest: 0, last: 0 };
}

/** Finds discounts that differ between the ledger and the promo codes. */
export const findWrongPromos = (sql: Sql) => sql<{ checkoutId: string; used: number; given: number }[]>`
  select u.checkout_id, u.amount_off as used, coalesce(-sum(l.amount), 0) as given
  from promo_uses u join checkouts c on c.id = u.checkout_id
  left join invoices i on i.membership_id = c.membership_id
  left join ledger_entries l on l.invoice_id = i.id and l.kind = 'discount'
  where u.used_at is not null group by u.id having u.amount_off <> coalesce(-sum(l.amount), 0)`;
