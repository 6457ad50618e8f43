import type { Extensions } from '#server/platform/extension-point.ts';
import type { Platform } from '#server/platform/platform.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertResetLink } from '../account-links.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { hashToken, newToken } from '../tokens.ts';
import { endWaysIn } from '../ways-in.ts';
import {
  deleteLinksSince,
  findFirstUndoable,
  lockChangeOfLink,
  markUndone,
  restoreEmail,
  secureAccount,
} from './security-changes.queries.ts';

/**
 * Undoes a change that its account's owner did not make, and those before it whose links the same mailbox has:
 * everyone is signed out, the password works no more, and the address of before is back.
 * @returns the token with which the owner chooses a new password @throws Problem `link_expired`, `email_taken`
 */
export async function undoSecurityChange(platform: Platform, token: string): Promise<string> {
  // An unknown password: the person who made the change may know the present one.
  const passwordHash = await hashPassword(newToken());
  const undone = await platform.transact((t) => undo(t, platform.extensions, token, passwordHash));
  // Thrown after the commit: the account is secured all the same.
  if ('takenAddress' in undone)
    throw problem(
      'email_taken',
      `Everybody is signed out and the password no longer works, but ${undone.takenAddress} has another account by now. Please write to support.`,
    );
  return undone.token;
}

async function undo(t: Transaction, extensions: Extensions, token: string, passwordHash: string) {
  const change = await lockChangeOfLink(t.sql, hashToken(token), t.now);
  if (!change)
    throw problem(
      'link_expired',
      'This link was used already or is too old. Choose a new password to sign everybody out.',
    );
  const { accountId, address, changedAt } = change;
  const since = (await findFirstUndoable(t.sql, accountId, address, t.now)) ?? changedAt;
  await markUndone(t.sql, accountId, since, t.now);
  await deleteLinksSince(t.sql, accountId, since);
  await secureAccount(t.sql, { accountId, since, passwordHash });
  await endWaysIn(t, extensions, accountId, 'all');
  const isBack = await restoreEmail(t.sql, accountId, address, t.now);
  await t.announce('account.secured', { accountId });
  return isBack ? { token: await insertResetLink(t, accountId) } : { takenAddress: address };
}
