import type { Sql } from '#server/platform/database/sql.ts';
import { invoiceNumber } from './invoices.ts';
import {
  countEntries,
  countNumbers,
  findStrayEntries,
  findWrongBalances,
  findWrongInvoices,
  findWrongPromos,
} from './verify-ledger.queries.ts';

/**
 * Recomputes every balance, invoice and number from the ledger rows. @returns the row count and a sentence
 * per fault
 */
export async function verifyLedger(sql: Sql): Promise<{ entries: number; faults: string[] }> {
  const balances = (await findWrongBalances(sql)).map(
    ({ id, balance, sum }) => `row ${id}: its balance is ${balance}, the rows add up to ${sum}`,
  );
  const invoices = (await findWrongInvoices(sql)).map(
    ({ number, amount, lines, refunded }) =>
      `invoice ${invoiceNumber(number)}: its amount is ${amount}, its lines add up to ${lines}, refunded are ${refunded}`,
  );
  const strays = (await findStrayEntries(sql)).map(({ id }) => `row ${id}: its invoice is another account's`);
  const promos = (await findWrongPromos(sql)).map(
    ({ checkoutId, used, given }) =>
      `checkout ${checkoutId}: its promo code took off ${used}, the ledger says ${given}`,
  );
  const { invoices: count, highest, last } = await countNumbers(sql);
  const numbers =
    count === highest && highest === last
      ? []
      : [`numbers: ${count} invoices, the highest is ${highest}, the counter stands at ${last}`];
  return {
    entries: await countEntries(sql),
    faults: [...balances, ...invoices, ...strays, ...promos, ...numbers],
  };
}
