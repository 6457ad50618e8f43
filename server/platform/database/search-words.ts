import type { Sql } from './sql.ts';

/**
 * Every word of a text, or its beginning, for to_tsquery('english', …). Undefined where the text has none but such as "the":
 * the index leaves those out, and they would be found nowhere.
 */
export async function searchWords(sql: Sql, text: string): Promise<string | undefined> {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.map((word) => `${word}:*`);
  if (!words) return undefined;
  const query = words.join(' & ');
  const [row] = await sql<{ says: boolean }[]>`select numnode(to_tsquery('english', ${query})) > 0 as says`;
  return row?.says ? query : undefined;
}
