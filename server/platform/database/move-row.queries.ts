import type { Lifecycle, Transition } from '#server/platform/lifecycle.ts';
import { problem } from '#server/platform/problem.ts';
import type { Sql } from './sql.ts';
import type { Query } from './tagged-sql.ts';

/*
 * Every status is written here, by a step of a lifecycle and only in rows from whose status it starts. A row
 * that another transaction changed in the meantime is therefore never overwritten.
 */

type Columns = Readonly<Record<string, unknown>>;

/**
 * Takes a step, and writes other columns, in all rows of `where` from whose status it starts. The statement
 * has no `returning`, so that it can be completed or be part of another.
 */
export const moveRows = (
  sql: Sql,
  { table, column }: Lifecycle,
  { from, to }: Transition,
  where: Query<object[]>,
  columns: Columns = {},
) => sql`
  update ${sql(table)} set ${sql({ ...columns, [column]: to })} where ${where} and ${sql(column)} in ${sql(from)}`;

/**
 * Takes a step in the one row of `where`.
 * @returns the new status
 * @throws Problem `too_late` if the step does not start from the row's status
 */
export async function moveRow<Step extends Transition>(
  sql: Sql,
  lifecycle: Lifecycle,
  step: Step,
  where: Query<object[]>,
  columns?: Columns,
): Promise<Step['to']> {
  const { count } = await moveRows(sql, lifecycle, step, where, columns);
  if (count !== 1)
    throw problem('too_late', 'This was changed a moment ago. Nothing was done: please look at it again.');
  return step.to;
}

/** Inserts a row by a step that creates it; the statement can be completed as that of `moveRows`. */
export const insertRow = (sql: Sql, { table, column }: Lifecycle, { to }: Transition, columns: Columns) =>
  sql`insert into ${sql(table)} ${sql({ ...columns, [column]: to })}`;
