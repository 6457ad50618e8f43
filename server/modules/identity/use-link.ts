import type { Platform } from '#server/platform/platform.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import {
  deleteSessionsOf,
  findContact,
  findLink,
  markVerified,
  takeLinks,
  updatePassword,
} from './identity.queries.ts';
import { hashToken } from './tokens.ts';

/** @throws Problem `link_expired` */
export async function verifyEmail(t: Transaction, token: string): Promise<void> {
  await markVerified(t.sql, await accountOfLink(t, token, 'verify_email'), t.now);
}

/**
 * Finds the person who may set a new password with this link, which stays valid. @throws Problem
 * `link_expired`
 */
export async function personOfLink({ sql, clock }: Platform, token: string) {
  const accountId = await findLink(sql, hashToken(token), 'reset_password', clock.now());
  const person = accountId && (await findContact(sql, accountId));
  if (!person) throw linkExpired();
  return person;
}

/** Sets the new password and ends every session. @returns the account's id @throws Problem `link_expired` */
export async function resetPassword(t: Transaction, token: string, passwordHash: string): Promise<string> {
  const accountId = await accountOfLink(t, token, 'reset_password');
  await updatePassword(t.sql, accountId, passwordHash);
  await deleteSessionsOf(t.sql, accountId);
  // The link came from the mailbox, which confirms the address.
  await markVerified(t.sql, accountId, t.now);
  await t.announce('password.changed', { accountId });
  return accountId;
}

async function accountOfLink(t: Transaction, token: string, purpose: string): Promise<string> {
  const accountId = await takeLinks(t.sql, hashToken(token), purpose, t.now);
  if (!accountId) throw linkExpired();
  return accountId;
}

const linkExpired = () =>
  problem('link_expired', 'This link was used already or is too old. Ask for a new one.');
