import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { ExpenseDraft, TipDraft, TripDraft } from '#contract/books/books.ts';
import { claimProofUrl } from '#server/modules/media/index.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import {
  deleteEntry,
  findExpenses,
  findTips,
  findTrips,
  insertEntry,
  isBilled,
  isOwnWork,
  lockEntry,
  updateEntry,
} from './entries.queries.ts';
import type { EntryTable, Tables, WorkIds } from './entries.queries.ts';
import { toTrip } from './get-books.ts';

type ExpenseBody = z.output<typeof ExpenseDraft>;
type TripBody = z.output<typeof TripDraft>;
type TipBody = z.output<typeof TipDraft>;

/** Adds an expense, or corrects the one with an id. @throws Problem `not_found`, `invalid` */
export async function saveExpense(t: Transaction, accountId: string, body: ExpenseBody, id?: string) {
  if (id) await requireOwn(t, 'expenses', { id, accountId }, 'expense');
  const { receiptId, ...entry } = body;
  const receiptUrl = receiptId ? await claimProofUrl(t.sql, accountId, receiptId, 'receiptId') : null;
  const fields = id && receiptId === undefined ? entry : { ...entry, receiptUrl };
  const saved = await save(t, 'expenses', accountId, { fields, id });
  const [row] = await findExpenses(t.sql, { accountId, id: saved });
  if (!row) throw new Error('An expense was not saved');
  return row;
}

/** Adds a trip, or corrects the one with an id. @throws Problem `not_found`, `invalid` */
export async function saveTrip(t: Transaction, accountId: string, body: TripBody, id?: string) {
  if (id) await requireOwn(t, 'mileage_trips', { id, accountId }, 'trip');
  const { day, miles, purpose } = body;
  const fields = {
    day,
    purpose,
    distance: Math.round(miles * 10),
    ...(await requireWork(t, accountId, body)),
  };
  const saved = await save(t, 'mileage_trips', accountId, { fields, id });
  const [row] = await findTrips(t.sql, { accountId, id: saved });
  if (!row) throw new Error('A trip was not saved');
  return toTrip(row);
}

/** Adds a tip, or corrects the one with an id. @throws Problem `not_found`, `invalid`, `already_done` for a visit with a bill */
export async function saveTip(t: Transaction, accountId: string, body: TipBody, id?: string) {
  if (id) await requireOwn(t, 'tips_received', { id, accountId }, 'tip');
  const { day, amount, note } = body;
  const work = await requireWork(t, accountId, body);
  // The bill has its tips already, and none counts twice.
  if (!id && work.visitId && (await isBilled(t.sql, work.visitId)))
    throw problem('already_done', 'This visit has a bill. Its tip is recorded with a payment of the bill.');
  const fields = { day, amount, note, ...work };
  const saved = await save(t, 'tips_received', accountId, { fields, id });
  const [row] = await findTips(t.sql, { accountId, id: saved });
  if (!row) throw new Error('A tip was not saved');
  return row;
}

type Fields<Table extends EntryTable> = Partial<Omit<Tables[Table], 'id' | 'accountId' | 'createdAt'>>;

/** Adds an entry, or corrects the own one with an id. @returns its id */
async function save<Table extends EntryTable>(
  t: Transaction,
  table: Table,
  accountId: string,
  { fields, id }: { fields: Fields<Table>; id: string | undefined },
): Promise<string> {
  if (id) {
    await updateEntry(t.sql, table, { id, accountId }, fields as Partial<Tables[Table]>);
    return id;
  }
  const entry = { ...fields, id: uuidv7(), accountId, createdAt: t.now } as Tables[Table];
  await insertEntry(t.sql, table, entry);
  return entry.id;
}

/** @throws Problem `not_found` */
async function requireOwn(
  { sql }: Transaction,
  table: EntryTable,
  own: { id: string; accountId: string },
  thing: string,
): Promise<void> {
  if (!(await lockEntry(sql, table, own))) throw notFound(thing);
}

/** @throws Problem `invalid` where the shift or visit is not one's own */
async function requireWork(
  { sql }: Transaction,
  accountId: string,
  {
    shiftId = null,
    visitId = null,
  }: { shiftId?: string | null | undefined; visitId?: string | null | undefined },
): Promise<WorkIds> {
  const ids = { shiftId, visitId };
  if ((shiftId ?? visitId) && !(await isOwnWork(sql, accountId, ids)))
    throw fieldProblem(shiftId ? 'shiftId' : 'visitId', 'This is not work of yours');
  return ids;
}

/** @throws Problem `not_found` */
export async function removeEntry(
  t: Transaction,
  table: EntryTable,
  accountId: string,
  id: string,
): Promise<void> {
  if (!(await deleteEntry(t.sql, table, accountId, id))) throw notFound('entry');
}
