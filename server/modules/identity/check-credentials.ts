import type { Sql } from '#server/platform/database/sql.ts';
import { problem } from '#server/platform/problem.ts';
import { findCredentials } from './identity.queries.ts';
import { hashPassword, passwordMatches } from './passwords/passwords.ts';

/** A hash to compare with if there is no account, so that the response takes as long. */
const decoyHash = hashPassword('nobody');

/** The same problem for an unknown email and a wrong password. */
export const wrongCredentials = () => problem('wrong_credentials', 'Email or password is wrong.');

/**
 * Checks email (in lower case) and password. `found` is called with the account, even if the password is
 * wrong.
 * @throws Problem `wrong_credentials`
 */
export async function checkCredentials(
  sql: Sql,
  email: string,
  password: string,
  found: (accountId: string) => void,
) {
  const account = await findCredentials(sql, email);
  if (account) found(account.id);
  const matches = await passwordMatches(password, account?.passwordHash ?? (await decoyHash));
  if (!account || !matches) throw wrongCredentials();
  return account;
}
