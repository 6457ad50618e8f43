import { plainEmail } from '#contract/text/typed-text.ts';
import { recordAudit } from '#server/platform/audit-log.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findCredentials } from '../identity.queries.ts';
import { lockAdmins, updateAdmin } from './admins.queries.ts';

/** Makes an account an admin, for the command line; the grant is logged. @throws Problem `not_found` */
export const grantAdmin = (t: Transaction, email: string): Promise<void> =>
  changeAdmin(t, email, 'admin.granted');

/**
 * Takes the admin's rights from an account, for the command line. `force` also takes those of the last admin who is not
 * suspended.
 * @throws Problem `not_found`, `already_done`, `forbidden`
 */
export async function revokeAdmin(t: Transaction, email: string, { force = false } = {}): Promise<void> {
  const admins = await lockAdmins(t.sql);
  const address = plainEmail(email);
  if (!admins.some((one) => one.email === address)) {
    if (await findCredentials(t.sql, address)) throw problem('already_done', 'This account is not an admin.');
    throw notFound('account with this email');
  }
  if (!admins.some((one) => one.email !== address && !one.isSuspended) && !force)
    throw problem('forbidden', 'This is the last admin. Add --force to leave Wagwell without one.');
  await changeAdmin(t, address, 'admin.revoked');
}

async function changeAdmin(t: Transaction, email: string, act: 'admin.granted' | 'admin.revoked') {
  const address = plainEmail(email);
  const [account] = await updateAdmin(t.sql, address, act === 'admin.granted');
  if (!account) throw notFound('account with this email');
  await recordAudit(t, null, act, account.id, { email: address }, account.id);
  // The job is scheduled by name because the command line has no event subscribers; the server logs it.
  await t.schedule('log-changed-admin', { accountId: account.id, change: act }, t.now);
}
