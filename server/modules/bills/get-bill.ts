import { z } from 'zod';
import type { Bill } from '#contract/bills/bills.ts';
import { maxBillsOfVisit } from '#contract/bills/bills.ts';
import { Id, Instant } from '#contract/values.ts';
import { findLink } from '#server/modules/client-links/index.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound } from '#server/platform/problem.ts';
import { findBill, findBills } from './bills.queries.ts';
import type { BillRow } from './bills.queries.ts';

/** Returns a bill to its provider or to the pet owner. @throws Problem `not_found` */
export async function getBill(sql: Sql, viewerId: string, id: string): Promise<Bill> {
  const row = await findBill(sql, id, viewerId);
  if (!row) throw notFound('bill');
  return toBill(row, viewerId);
}

const Cursor = z.tuple([Instant, Id]);
type Query = {
  visitId?: string | undefined;
  clientId?: string | undefined;
  toPay?: 'true' | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
};

/** Lists a page of the bills that an account wrote or got, with the cursor of the next. */
export async function listBills(
  sql: Sql,
  viewerId: string,
  { visitId, clientId, toPay, cursor, limit = 20 }: Query,
) {
  const from = decodeCursor(cursor, Cursor);
  const rows = await findBills(sql, viewerId, {
    visitId,
    clientId,
    toPay: toPay === 'true',
    limit,
    after: from && { closedAt: from[0], id: from[1] },
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    bills: page.map((row) => toBill(row, viewerId)),
    next: rows.length > limit && last ? encodeCursor([last.closedAt, last.id]) : undefined,
  };
}

/** Lists the receipts of the visit of a client's link, as the client reads them; a void bill is none. @throws Problem `link_expired` */
export async function listBillsOfLink(sql: Sql, secret: string, now: Date): Promise<Bill[]> {
  const { visitId, accountId } = await findLink(sql, secret, now);
  const rows = await findBills(sql, accountId, {
    visitId,
    clientId: undefined,
    toPay: false,
    after: undefined,
    limit: maxBillsOfVisit,
  });
  return rows.filter(({ voidedAt }) => voidedAt === null).map((row) => toBill(row, null));
}

/** Returns one of them. @throws Problem `link_expired`, `not_found` */
export async function getBillOfLink(sql: Sql, secret: string, id: string, now: Date): Promise<Bill> {
  const bill = (await listBillsOfLink(sql, secret, now)).find((each) => each.id === id);
  if (!bill) throw notFound('bill');
  return bill;
}

/** `viewerId`: null for a client with a link. */
function toBill({ accountId, ...row }: BillRow, viewerId: string | null): Bill {
  const { payments, owed, voidedAt } = row;
  const isOwn = accountId === viewerId;
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const isOpen = payments.some(({ reversed, reversesId }) => !reversed && !reversesId);
  return {
    ...row,
    // Whose tip it was, and the provider's notes, are the provider's own.
    payments: isOwn ? payments : payments.map((each) => ({ ...each, tipFor: null, note: '' })),
    paid,
    tips: payments.reduce((sum, { tip }) => sum + tip, 0),
    actions: isOwn
      ? [
          ...(owed > 0 ? (['take_payment'] as const) : []),
          ...(isOpen ? (['reverse'] as const) : []),
          ...(voidedAt ? [] : (['void'] as const)),
        ]
      : [],
  };
}
