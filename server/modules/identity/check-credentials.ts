import type { Sql } from '#server/platform/sql.ts';
import { problem } from '#server/platform/problem.ts';
import { findCredentials } from './identity.queries.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

/** A hash to compare with where there is no account, so that the answer takes as long. */
const nobody = hashPassword('nobody');

/** @returns the account's id. @throws Problem `wrong_credentials`, alike for unknown email and wrong password */
export async function checkCredentials(sql: Sql, email: string, password: string): Promise<string> {
  const account = await findCredentials(sql, email.trim().toLowerCase());
  const matches = await passwordMatches(password, account?.passwordHash ?? (await nobody));
  if (!account || !matches) throw problem('wrong_credentials', 'Email or password is wrong.');
  return account.id;
}
