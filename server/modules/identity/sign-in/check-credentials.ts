import type { Sql } from '#server/platform/database/sql.ts';
import { problem } from '#server/platform/problem.ts';
import { findCredentials } from '../identity.queries.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashPassword } from '../passwords/passwords.ts';

const nobody = '00000000-0000-0000-0000-000000000000';
/** A hash to compare with if there is no account, so that the response takes as long. */
const decoyHash = hashPassword('nobody');

/** The same problem for an unknown email and a wrong password. */
export const wrongCredentials = () => problem('wrong_credentials', 'Email or password is wrong.');

/**
 * Checks email (as `plainEmail` writes it) and password. `found` is called with the account, even if the password is
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
  const { id, passwordHash } = account ?? { id: nobody, passwordHash: await decoyHash };
  const inForce = await checkPassword(sql, { id, passwordHash }, password);
  if (!account || !inForce) throw wrongCredentials();
  return { ...account, passwordHash: inForce };
}
