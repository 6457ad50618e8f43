import { href } from '#contract/pages.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { insertLink } from './identity.queries.ts';
import type { LinkPurpose } from './identity.queries.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { hashToken, newToken } from './tokens.ts';

export const linkLifetimes = { verify_email: days(7), reset_password: minutes(30), change_email: days(1) };

const pathOf = {
  verify_email: href('verify-email'),
  reset_password: href('reset-password'),
  change_email: href('verify-email'),
};

/** Creates a link that works once. @returns its path with the token, of which only the hash is stored */
export async function createAccountLink(
  { sql, clock }: Platform,
  accountId: string,
  purpose: LinkPurpose,
  address?: string,
): Promise<string> {
  const token = newToken();
  const expiresAt = after(clock.now(), linkLifetimes[purpose]);
  await insertLink(sql, {
    tokenHash: hashToken(token),
    accountId,
    purpose,
    expiresAt,
    ...(address ? { address } : {}),
  });
  return `${pathOf[purpose]}?token=${token}`;
}

/** Creates a link for choosing a new password. @returns its token */
export async function insertResetLink(t: Transaction, accountId: string): Promise<string> {
  const token = newToken();
  const expiresAt = after(t.now, linkLifetimes.reset_password);
  await insertLink(t.sql, { tokenHash: hashToken(token), accountId, purpose: 'reset_password', expiresAt });
  return token;
}
