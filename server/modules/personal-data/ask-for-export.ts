import { uuidv7 } from 'uuidv7';
import type { DataExport } from '#contract/personal-data.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { deleteExport, findExport, insertExport } from './personal-data.queries.ts';
import type { ExportRow } from './personal-data.queries.ts';

/** Begins an archive in place of an earlier one; one that is being made is not begun again. */
export async function askForExport(t: Transaction, accountId: string): Promise<DataExport> {
  const found = await findExport(t.sql, accountId);
  if (found && !found.file) return toDataExport(found, t.now);
  await endExport(t, accountId);
  const row = { id: uuidv7(), accountId, askedAt: t.now };
  await insertExport(t.sql, row);
  await t.schedule('make-data-export', { exportId: row.id }, t.now, row.id);
  return toDataExport(await findExport(t.sql, accountId), t.now);
}

/** Deletes an account's archive, whether it is ready or still being made. */
export async function endExport(t: Transaction, accountId: string): Promise<void> {
  const file = await deleteExport(t.sql, accountId);
  if (file) await t.schedule('remove-export-file', { file }, t.now, file);
}

/** An archive that is over counts as none, also before the hourly job has removed it. */
export function toDataExport(row: ExportRow | undefined, now: Date): DataExport {
  if (!row || isOver(row, now))
    return { state: 'none', askedAt: null, readyAt: null, expiresAt: null, bytes: null };
  const { askedAt, readyAt, expiresAt, bytes } = row;
  return { state: row.file ? 'ready' : 'making', askedAt, readyAt, expiresAt, bytes };
}

export const isOver = ({ expiresAt }: ExportRow, now: Date) =>
  expiresAt !== null && Date.parse(expiresAt) <= now.getTime();
