import type { ClientImport, ImportMapping, ImportTarget } from '#contract/client-imports.ts';
import type { Platform } from '#server/platform/platform.ts';
import { todayOf } from '#server/platform/places/zone-of.queries.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import { can } from '#server/platform/lifecycle.ts';
import { runInWorker } from '#server/platform/process/run-in-worker.ts';
import { importLifecycle } from './client-imports.lifecycle.ts';
import { findImport, findImportView, lockImport, saveMapping } from './imports.queries.ts';
import type { ImportHead } from './imports.queries.ts';
import { matchBook } from './match-book.ts';
import type { JudgedRow, ToJudge } from './rows/judge-rows.ts';
import { findCells, saveJudged } from './rows.queries.ts';

/** Settles what the columns hold, and judges all rows by it. @throws Problem `not_found`, `invalid`, `already_done` */
export async function mapImport(
  platform: Platform,
  accountId: string,
  id: string,
  mapping: ImportMapping,
): Promise<ClientImport> {
  const head = requireMappable(await findImport(platform.sql, accountId, id));
  requireColumns(head, mapping);
  const today = await todayOf(platform.sql, accountId, platform.clock.now());
  const asOf = new Map(mapping.columns.map(({ index, as }) => [index, as]));
  const toJudge: ToJudge = {
    rows: await findCells(platform.sql, id),
    columns: head.columns.map(({ index, header }) => ({
      index,
      header,
      as: asOf.get(index) ?? 'client_notes',
    })),
    headings: head.headings,
    rowIs: mapping.rowIs,
    dateOrder: mapping.dateOrder,
    today,
  };
  const judged = await runInWorker<JudgedRow[]>(new URL('judge-rows.worker.ts', import.meta.url), toJudge);
  return platform.transact(async (t) => {
    requireMappable(await lockImport(t.sql, id, accountId));
    await saveMapping(t.sql, id, mapping);
    await saveJudged(t.sql, id, await matchBook(t.sql, accountId, judged));
    const mapped = await findImportView(t.sql, accountId, id);
    if (!mapped) throw notFound('import');
    return mapped;
  });
}

function requireMappable(head: ImportHead | undefined): ImportHead {
  if (!head) throw notFound('import');
  if (!can(importLifecycle, 'map', head.state))
    throw problem('already_done', 'This import was run. Start another to bring in more clients.');
  return head;
}

const naming = new Set<ImportTarget>([
  'client_name',
  'first_name',
  'last_name',
  'pet_names',
  'phone',
  'phone2',
]);

function requireColumns(head: ImportHead, { columns }: ImportMapping): void {
  const seen = new Set<number>();
  columns.forEach(({ index }, at) => {
    if (index >= head.columns.length)
      throw fieldProblem(`columns.${at}.index`, 'The sheet has no such column.');
    if (seen.has(index)) throw fieldProblem(`columns.${at}.index`, 'This column is named twice.');
    seen.add(index);
  });
  if (!columns.some(({ as }) => naming.has(as)))
    throw fieldProblem('columns', 'Choose which column holds the name of the client, the pet or the phone.');
}
