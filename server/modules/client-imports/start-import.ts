import { uuidv7 } from 'uuidv7';
import type { ClientImport } from '#contract/client-imports.ts';
import { plainName } from '#contract/text/typed-text.ts';
import type { Platform } from '#server/platform/platform.ts';
import { todayOf } from '#server/platform/places/zone-of.queries.ts';
import { fieldProblem, notFound, Problem } from '#server/platform/problem.ts';
import { runInWorker } from '#server/platform/process/run-in-worker.ts';
import { findImportView, insertImport } from './imports.queries.ts';
import type { FileRead, FileToRead, Refused } from './read-file.worker.ts';
import { insertRows } from './rows.queries.ts';

const longestName = 120;

/**
 * Reads a sheet beside the thread that answers requests, and keeps its rows with a guess of its columns. @throws Problem
 * `invalid` naming `file`, `too_large`, `full`
 */
export async function startImport(
  platform: Platform,
  accountId: string,
  { bytes, fileName }: { bytes: Uint8Array; fileName: string },
): Promise<ClientImport> {
  const today = await todayOf(platform.sql, accountId, platform.clock.now());
  const { headings, rows, remarks, columns, rowIs, dateOrder } = await readInWorker({ bytes, today });
  const id = uuidv7();
  return platform.transact(async (t) => {
    await insertImport(
      t.sql,
      {
        id,
        accountId,
        fileName: plainName(fileName).slice(0, longestName).toWellFormed() || 'Pasted rows',
        remarks,
        headings: headings?.cells ?? null,
        columns,
        mapping: { columns: columns.map(({ index, guess }) => ({ index, as: guess })), rowIs, dateOrder },
      },
      t.now,
    );
    await insertRows(t.sql, id, rows);
    const made = await findImportView(t.sql, accountId, id);
    if (!made) throw notFound('import');
    return made;
  });
}

async function readInWorker(file: FileToRead): Promise<FileRead> {
  const read = await runInWorker<FileRead | Refused>(
    new URL('read-file.worker.ts', import.meta.url),
    file,
  ).catch((error: unknown) => {
    if (error instanceof Problem) throw error;
    throw fieldProblem(
      'file',
      'This file needs more room to be read than there is. Save the sheet with the clients as CSV.',
    );
  });
  if (!('refused' in read)) return read;
  const { code, message, errors } = read.refused;
  throw new Problem(code, message, errors);
}
