import { constraintOf } from '#server/platform/database/sql.ts';
import type { Extensions } from '#server/platform/extension-point.ts';
import type { Platform } from '#server/platform/platform.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import {
  deleteSessionsOf,
  findContact,
  findLink,
  findOpeners,
  isConfirmed,
  markVerified,
  removeFactors,
  replaceEmail,
  takeLinks,
  updatePassword,
} from './identity.queries.ts';
import type { LinkPurpose } from './identity.queries.ts';
import { isReserved, newEmailTaken } from './registration/email-taken.ts';
import { recordSecurityChange } from './security-changes/record-security-change.ts';
import { hashToken } from './tokens.ts';
import { endWaysIn } from './ways-in.ts';

/**
 * Confirms the account's address, or replaces it by the new address to which the link was mailed.
 * @throws Problem `link_expired`, `email_taken`
 */
export async function verifyEmail(t: Transaction, token: string, device: string): Promise<void> {
  const { accountId, address } = await takeLink(t, token, ['verify_email', 'change_email']);
  if (address === null) await markVerified(t.sql, accountId, t.now);
  else await moveToAddress(t, accountId, address, device);
}

async function moveToAddress(t: Transaction, accountId: string, email: string, device: string) {
  const address = await replaceEmail(t.sql, accountId, email, t.now).catch((error: unknown) => {
    throw constraintOf(error) === 'accounts_email_key' ? newEmailTaken() : error;
  });
  if (!address) throw linkExpired();
  if (await isReserved(t, email, accountId)) throw newEmailTaken();
  await recordSecurityChange(t, { accountId, kind: 'email', device, address });
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

/**
 * Sets the new password, ends every session and what opens without one. On an address that was never confirmed, all that
 * was set before goes, too: another person may have typed it. @returns the account and what else opens it
 * @throws Problem `link_expired`
 */
export async function resetPassword(
  t: Transaction,
  extensions: Extensions,
  token: string,
  passwordHash: string,
  device: string,
) {
  const { accountId } = await takeLink(t, token, ['reset_password']);
  const wasConfirmed = await isConfirmed(t.sql, accountId);
  await updatePassword(t.sql, accountId, passwordHash);
  await deleteSessionsOf(t.sql, accountId);
  if (!wasConfirmed) await removeFactors(t.sql, accountId);
  await endWaysIn(t, extensions, accountId, wasConfirmed ? 'without a session' : 'all');
  // The link came from the mailbox, which confirms the address.
  await markVerified(t.sql, accountId, t.now);
  await recordSecurityChange(t, { accountId, kind: 'password', device });
  await t.announce('password.changed', { accountId });
  return { accountId, openers: await findOpeners(t.sql, accountId) };
}

async function takeLink(t: Transaction, token: string, purposes: LinkPurpose[]) {
  const link = await takeLinks(t.sql, hashToken(token), purposes, t.now);
  if (!link) throw linkExpired();
  return link;
}

const linkExpired = () =>
  problem('link_expired', 'This link was used already or is too old. Ask for a new one.');
