import { groomFor } from '#server/modules/bills/bills.factory.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { OwnVisit } from './own-visits.ts';

/** A bill and what was acknowledged of its payments, in cents. Only one act at a time concerns it. */
export type MadeBill = { id: string; visit: OwnVisit; paid: number; isBusy: boolean };
type Count = (kind: 'check-out' | 'pay') => void;

/** What each visit costs, and what is paid at a time. */
const [price, part] = [9500, 2500];

/** Checks the pet in and out; a part of the price is paid, and the rest stays owed. */
export async function checkOut(model: { bills: MadeBill[] }, visit: OwnVisit, count: Count) {
  if (visit.isBusy) return;
  visit.isBusy = true;
  const params = { id: visit.id };
  await visit.groomer.call('POST /api/visits/:id/check-in', { params, body: {} });
  const { status, body } = await visit.groomer.call('POST /api/visits/:id/check-out', {
    params,
    body: {
      lines: groomFor(price),
      taxPercent: 0,
      payments: [{ method: 'cash', amount: part, tip: 500 }],
      leaveOwed: true,
    },
  });
  visit.isBusy = false;
  if (status !== 201) return;
  count('check-out');
  visit.isDone = true;
  model.bills.push({ id: body.id, visit, paid: part, isBusy: false });
}

export async function pay(bill: MadeBill, count: Count) {
  if (bill.isBusy) return;
  bill.isBusy = true;
  const { status } = await bill.visit.groomer.call('POST /api/bills/:id/payments', {
    params: { id: bill.id },
    body: { method: 'venmo', amount: Math.min(part, price - bill.paid) },
  });
  bill.isBusy = false;
  if (status !== 201) return;
  count('pay');
  bill.paid += Math.min(part, price - bill.paid);
}

/** Lists the bills that were not acknowledged, are not there, or on which another sum was paid. */
export async function findBillFaults(sql: Sql, bills: readonly MadeBill[]): Promise<string[]> {
  const rows = await sql<{ id: string; visitId: string; status: string; total: number; paid: number }[]>`
    select b.id, b.visit_id, v.status, b.total, coalesce(sum(p.amount), 0)::int as paid from bills b
    join visits v on v.id = b.visit_id left join bill_payments p on p.bill_id = b.id group by b.id, v.status`;
  const found = new Map(rows.map((row) => [row.id, row]));
  const known = new Map(bills.map((bill) => [bill.id, bill]));
  const faults = rows.filter(({ id }) => !known.has(id)).map(({ id }) => `nobody was told of the bill ${id}`);
  for (const { id, paid } of bills) {
    const row = found.get(id);
    if (!row) faults.push(`the bill ${id} was acknowledged and is not there`);
    else if (row.paid !== paid || row.total !== price)
      faults.push(`of the bill ${id} ${row.paid} of ${row.total} is paid and not ${paid} of ${price}`);
    else if (row.status !== 'completed') faults.push(`a visit with a bill is ${row.status}`);
  }
  if (new Set(rows.map(({ visitId }) => visitId)).size < rows.length) faults.push('a visit has two bills');
  return faults;
}
