import type { Sql } from '#server/platform/database/sql.ts';
import { problem } from '#server/platform/problem.ts';
import { findCredentials } from './identity.queries.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

/** A hash to compare with where there is no account, so that the answer takes as long. */
const nobody = hashPassword('nobody');

/** Alike for unknown email and wrong password. */
export const wrongCredentials = () => problem('wrong_credentials', 'Email or password is wrong.');

/** `email` in lower case; `found` learns whose it is, also where the password is wrong. @throws Problem `wrong_credentials` */
export async function checkCredentials(
  sql: Sql,
  email: string,
  password: string,
  found: (accountId: string) => void,
) {
  const account = await findCredentials(sql, email);
  if (account) found(account.id);
  const matches = await passwordMatches(password, account?.passwordHash ?? (await nobody));
  if (!account || !matches) throw wrongCredentials();
  return account;
}
