import { href } from '#contract/pages.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { insertLink } from './identity.queries.ts';
import { hashToken, newToken } from './tokens.ts';

export const linkLifetimes = { verify_email: days(7), reset_password: minutes(30) };
export type LinkPurpose = keyof typeof linkLifetimes;

const pathOf = { verify_email: href('verify-email'), reset_password: href('reset-password') };

/** Creates a link that works once. @returns its path with the token, of which only the hash is stored */
export async function createAccountLink(
  { sql, clock }: Platform,
  accountId: string,
  purpose: LinkPurpose,
): Promise<string> {
  const token = newToken();
  const expiresAt = after(clock.now(), linkLifetimes[purpose]);
  await insertLink(sql, { tokenHash: hashToken(token), accountId, purpose, expiresAt });
  return `${pathOf[purpose]}?token=${token}`;
}
