import type { Sql } from './sql.ts';

/**
 * Turns a text into prefix terms for to_tsquery('english', …). Undefined if it has only stop words such as
 * "the", which the index leaves out.
 */
export async function searchWords(sql: Sql, text: string): Promise<string | undefined> {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.map((word) => `${word}:*`);
  if (!words) return undefined;
  const query = words.join(' & ');
  const [row] = await sql<{ says: boolean }[]>`select numnode(to_tsquery('english', ${query})) > 0 as says`;
  return row?.says ? query : undefined;
}
