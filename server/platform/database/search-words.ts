import type { Sql } from './sql.ts';

/**
 * Terms of to_tsquery('english', …); undefined where every text fits, and null where none does.
 */
export type SearchWords = string | undefined | null;

/**
 * Turns a text into prefix terms for texts that are stored folded, as folded() of the database writes them. Only stop words such
 * as "the", which the index leaves out, fit every text; only signs fit none.
 */
export async function searchWords(sql: Sql, text: string): Promise<SearchWords> {
  if (text.trim() === '') return undefined;
  const [plain] = await sql<{ text: string }[]>`select folded(${text}) as text`;
  const words = plain?.text.match(/[\p{L}\p{N}]+/gu)?.map((word) => `${word}:*`);
  if (!words) return null;
  const query = words.join(' & ');
  const [row] = await sql<{ says: boolean }[]>`select numnode(to_tsquery('english', ${query})) > 0 as says`;
  return row?.says ? query : undefined;
}

/** Returns the condition of a search for words, written as `condition`. */
export function wordFilter(words: SearchWords, condition: string): string[] {
  if (words === null) return ['false'];
  return words === undefined ? [] : [condition];
}
