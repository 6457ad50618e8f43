import { notFound } from '#server/platform/problem.ts';
import { toCsv } from '#server/platform/csv.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findImport } from './imports.queries.ts';
import { findLeftOut } from './rows.queries.ts';

/** The rows that were not brought in as CSV: as they were written, with their number and the reasons. @throws Problem `not_found` */
export async function leftOutCsv(sql: Sql, accountId: string, id: string): Promise<string> {
  const head = await findImport(sql, accountId, id);
  if (!head) throw notFound('import');
  const rows = await findLeftOut(sql, id);
  const headings = head.columns.map(({ header, index }) => header || `Column ${index + 1}`);
  return toCsv([
    ['Row', 'Why', ...headings],
    ...rows.map(({ no, cells, reasons }) => [
      no,
      reasons.join('; '),
      ...headings.map((_, index) => cells[index] ?? ''),
    ]),
  ]);
}
