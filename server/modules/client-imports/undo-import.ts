import type { ClientImport } from '#contract/client-imports.ts';
import { removeUnusedClients, takeBackJoining } from '#server/modules/clients/index.ts';
import { takeBackVisits } from '#server/modules/visits/index.ts';
import { can } from '#server/platform/lifecycle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { importLifecycle } from './client-imports.lifecycle.ts';
import { findImportView, lockImport, moveImport } from './imports.queries.ts';
import { findBookedVisits } from './next-visits.queries.ts';
import { emptyRows, findAdded, findMade, findRowsToUndo, saveDone } from './rows.queries.ts';
import type { Done, RowToUndo } from './rows.queries.ts';

/** How many rows one transaction takes back. */
const atOnce = 200;

/** Starts taking an import back, which goes on as a job. @throws Problem `not_found`, `too_early`, `already_done`, `too_late` */
export async function startUndo(t: Transaction, accountId: string, id: string): Promise<ClientImport> {
  const head = await lockImport(t.sql, id, accountId);
  if (!head) throw notFound('import');
  if (!head.undoUntil) throw problem('too_early', 'This import is not done yet.');
  if (!can(importLifecycle, 'undo', head.state))
    throw problem('already_done', 'This import was taken back already.');
  if (Date.parse(head.undoUntil) < t.now.getTime())
    throw problem('too_late', 'An import can be taken back for 30 days.');
  await moveImport(t.sql, id, 'undo');
  await t.schedule('undo-client-import', { importId: id }, t.now, id);
  const view = await findImportView(t.sql, accountId, id);
  if (!view) throw notFound('import');
  return view;
}

/** Takes back the next rows, and queues itself again until none is left. */
export async function undoImport(platform: Platform, { importId }: { importId: string }): Promise<void> {
  await platform.transact(async (t) => {
    const head = await lockImport(t.sql, importId);
    if (!head || !can(importLifecycle, 'finish_undo', head.state)) return;
    const rows = await findRowsToUndo(t.sql, importId, atOnce);
    await saveDone(t.sql, importId, await takeBack(t, { accountId: head.accountId, importId }, rows));
    if (rows.length === atOnce) {
      await t.schedule('undo-client-import', { importId }, t.now, importId);
      return;
    }
    await emptyRows(t.sql, importId);
    await moveImport(t.sql, importId, 'finish_undo');
  });
}

type Book = { accountId: string; importId: string };

async function takeBack(
  t: Transaction,
  { accountId, importId }: Book,
  rows: readonly RowToUndo[],
): Promise<Done[]> {
  const visits = await findBookedVisits(
    t.sql,
    importId,
    rows.map(({ no }) => no),
  );
  await takeBackVisits(t, accountId, visits);
  const clientIds = [...new Set(rows.flatMap(({ clientId }) => clientId ?? []))];
  const own = await findMade(t.sql, importId, clientIds);
  const made = rows.flatMap(({ outcome, clientId }) => (outcome === 'made' && clientId ? [clientId] : []));
  const gone = new Set(await removeUnusedClients(t, accountId, await findAdded(t.sql, importId, made)));
  const done: Done[] = [];
  for (const { no, outcome, clientId, joined } of rows) {
    if (outcome === 'made') done.push({ no, outcome: clientId && !gone.has(clientId) ? 'kept' : 'undone' });
    else if (clientId && own.has(clientId))
      done.push({ no, outcome: gone.has(clientId) ? 'undone' : 'kept' });
    else {
      if (clientId && joined) await takeBackJoining(t, accountId, clientId, joined);
      done.push({ no, outcome: 'undone' });
    }
  }
  return done;
}
