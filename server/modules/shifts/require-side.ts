import type { Sql } from '#server/platform/database/sql.ts';
import { notFound } from '#server/platform/problem.ts';
import { isSideOf } from './shifts.queries.ts';

/** Checks that an account owns a shift or was accepted for it once. @throws Problem `not_found` */
export async function requireSide(sql: Sql, shiftId: string, accountId: string): Promise<void> {
  if (!(await isSideOf(sql, shiftId, accountId))) throw notFound('shift');
}
