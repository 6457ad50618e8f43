import { z } from 'zod';
import type { ImportRow, ImportVerdict } from '#contract/client-imports.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import { notFound } from '#server/platform/problem.ts';
import { findImport } from './imports.queries.ts';
import { findRows } from './rows.queries.ts';

type Wanted = {
  verdict?: ImportVerdict | undefined;
  remarked?: 'true' | undefined;
  outcome?: ImportRow['outcome'] | undefined;
  nextState?: ImportRow['nextState'] | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** Lists rows of an import in the order of the sheet. @throws Problem `not_found`, `invalid` naming `cursor` */
export async function listRows(
  sql: Sql,
  accountId: string,
  id: string,
  { cursor, limit, verdict, remarked, outcome, nextState }: Wanted,
) {
  if (!(await findImport(sql, accountId, id))) throw notFound('import');
  const [after = 0] = decodeCursor(cursor, z.tuple([z.int().min(0).max(2_000_000)])) ?? [];
  const rows = await findRows(sql, id, {
    verdict,
    remarked: remarked === 'true',
    outcome: outcome ?? undefined,
    nextState: nextState ?? undefined,
    after,
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { rows: page, next: last && encodeCursor([last.no]) };
}
