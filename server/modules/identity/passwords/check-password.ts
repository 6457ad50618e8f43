import { plainPassword } from '#contract/text/typed-text.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { renewPasswordHash } from '../identity.queries.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

/**
 * Compares a password with an account's hash. Hashes of before were made of the text as typed; one that matches is made anew of
 * the plain form, so that the password works on every keyboard.
 * @returns the hash that the account now has; undefined if the password is wrong
 */
export async function checkPassword(
  sql: Sql,
  { id, passwordHash }: { id: string; passwordHash: string },
  typed: string,
): Promise<string | undefined> {
  const plain = plainPassword(typed);
  if (await passwordMatches(plain, passwordHash)) return passwordHash;
  if (plain === typed || !(await passwordMatches(typed, passwordHash))) return undefined;
  const renewed = await hashPassword(plain);
  return (await renewPasswordHash(sql, id, passwordHash, renewed)) ? renewed : passwordHash;
}
