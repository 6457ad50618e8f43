import { href } from '#contract/pages.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteUrl } from '#server/platform/config.ts';
import { findContact, insertLink } from './identity.queries.ts';
import { hashToken, newToken } from './tokens.ts';

export const linkLifetimes = { verify_email: days(7), reset_password: minutes(30) };

const purposes = {
  verify_email: {
    path: href('verify-email'),
    subject: 'Confirm your email for Wagwell',
    text: 'Please confirm that this address is yours. The link works once, for seven days.',
  },
  reset_password: {
    path: href('reset-password'),
    subject: 'Choose a new Wagwell password',
    text: 'Someone asked for a new password for this address. The link works once, for 30 minutes. If it was not you, you can ignore this email.',
  },
};

/** Mails a fresh single-use link. */
export async function mailLink(
  platform: Platform,
  accountId: string,
  purpose: keyof typeof purposes,
): Promise<void> {
  const contact = await findContact(platform.sql, accountId);
  if (!contact) return;
  const { path, subject, text } = purposes[purpose];
  const token = newToken();
  await insertLink(platform.sql, {
    tokenHash: hashToken(token),
    accountId,
    purpose,
    expiresAt: after(platform.clock.now(), linkLifetimes[purpose]),
  });
  await platform.mailer.send({
    to: { name: `${contact.firstName} ${contact.lastName}`, address: contact.email },
    subject,
    body: `Hi ${contact.firstName},\n\n${text}\n\n${siteUrl(platform.config)}${path}?token=${token}\n\nWagwell`,
  });
}
