import type { ClientImport, ImportDecision, ImportRow } from '#contract/client-imports.ts';
import { fieldProblem, notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findImportView, lockImport } from './imports.queries.ts';
import { requireRunnable } from './run-import.ts';
import { bringAll, saveDecision } from './rows.queries.ts';

/** Brings in every row that waits to be looked at. @throws Problem `not_found`, `too_early`, `already_done` */
export async function bringAllRows(t: Transaction, accountId: string, id: string): Promise<ClientImport> {
  const head = await lockImport(t.sql, id, accountId);
  if (!head) throw notFound('import');
  requireRunnable(head.state);
  await bringAll(t.sql, id);
  const decided = await findImportView(t.sql, accountId, id);
  if (!decided) throw notFound('import');
  return decided;
}

/** Decides about a row before the run. @throws Problem `not_found`, `too_early`, `already_done`, `invalid` */
export async function decideRow(
  t: Transaction,
  accountId: string,
  { id, no, decision }: { id: string; no: number; decision: ImportDecision | null },
): Promise<ImportRow> {
  const head = await lockImport(t.sql, id, accountId);
  if (!head) throw notFound('import');
  requireRunnable(head.state);
  const row = await saveDecision(t.sql, id, no, decision);
  if (!row) throw notFound('row');
  if (decision && decision !== 'skip' && row.verdict === 'refused')
    throw fieldProblem(
      'decision',
      'Nothing can be made of this row. Correct the sheet, and import it again.',
    );
  return row;
}
