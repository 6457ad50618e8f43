import { Problem } from '../problem.ts';
import type { Sql } from './sql.ts';

/** Runs work inside a transaction so that its refusal undoes only this work. Other errors undo all. */
export async function attempt<T>(
  sql: Sql,
  work: () => Promise<T>,
): Promise<{ done: T } | { refusal: Problem }> {
  await sql`savepoint attempt`;
  try {
    const done = await work();
    await sql`release savepoint attempt`;
    return { done };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await sql`rollback to savepoint attempt`;
    return { refusal: error };
  }
}
