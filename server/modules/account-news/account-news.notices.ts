import type { SecurityChangeKind } from '#contract/identity/account.ts';
import { href } from '#contract/pages.ts';
import {
  createAccountLink,
  createNotMeLink,
  findNewEmail,
  findSecurityChange,
} from '#server/modules/identity/index.ts';
import {
  findPerson,
  kind,
  noticeKinds,
  notifierOf,
  sendNotice,
} from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { dayInWords, momentInWords, zoneInWords } from '#server/platform/wall-clock.ts';
import { findSuspended } from './notices.queries.ts';
import type { SuspensionNews } from './notices.queries.ts';

/** Mails with a secret link: they are neither stored nor shown in the app. */
const byMail = { category: 'security', channels: ['email'], pace: 'at_once' } as const;

type SecurityNews = { kind: SecurityChangeKind; device: string; changedAt: string; timeZone: string };

const securityWords: Record<SecurityChangeKind, { title: string; text: string }> = {
  password: {
    title: 'Your password was changed',
    text: 'Your password was changed, and all other sessions have ended.',
  },
  email_asked: {
    title: 'Another email was asked for',
    text: 'Someone who knows your password asked for another email for your account. Your email stays until the link in the other mailbox is opened.',
  },
  email: {
    title: 'Your email was changed',
    text: 'Your account has another email from now on, and mails go there.',
  },
  two_factor_on: {
    title: 'Two-factor was turned on',
    text: 'Signing in takes a code of an authenticator app from now on, and all other sessions have ended.',
  },
  two_factor_off: { title: 'Two-factor was turned off', text: 'Signing in takes no code anymore.' },
  recovery_codes: {
    title: 'You have new recovery codes',
    text: 'New recovery codes were made, and the old ones no longer work.',
  },
  passkey_added: {
    title: 'A passkey was added',
    text: 'A passkey was added, which signs in without your password.',
  },
  passkey_removed: {
    title: 'A passkey was removed',
    text: 'A passkey was removed and can no longer sign in, and all other sessions have ended.',
  },
};

const deviceInWords = (device: string) =>
  device === 'Unknown device' ? 'on an unknown device' : `with ${device}`;

const decision = { category: 'security', pace: 'prompt', evenIfRead: true } as const;

const kinds = {
  verify_email: kind({ ...byMail, action: 'Confirm your email' }, (path: string) => ({
    title: 'Confirm your email for Wagwell',
    text: 'Please confirm that this address is yours. The link works once, for seven days.',
    path,
  })),
  reset_password: kind({ ...byMail, action: 'Choose a new password' }, (path: string) => ({
    title: 'Choose a new Wagwell password',
    text: 'Someone asked for a new password for this address. The link works once, for 30 minutes. If it was not you, you can ignore this email.',
    path,
  })),
  change_email: kind({ ...byMail, action: 'Confirm your new email' }, (path: string) => ({
    title: 'Confirm your new email for Wagwell',
    text: 'Please confirm that you want to sign in with this address from now on. The link works once, for one day. If you did not ask for it, you can ignore this email.',
    path,
  })),
  security_change_mail: kind(
    { ...byMail, action: 'This was not me' },
    ({ kind: changed, device, changedAt, timeZone, now }: SecurityNews & { now: Date }, path: string) => ({
      title: `${securityWords[changed].title} at Wagwell`,
      text: `${securityWords[changed].text} It happened on ${momentInWords(changedAt, timeZone, now)} (${zoneInWords(changedAt, timeZone)}), ${deviceInWords(device)}.\n\nIf it was you, there is nothing to do. If it was not you, use the button within 14 days, also without signing in: everybody is signed out, what was changed is undone where it can be, and you choose a new password.`,
      path,
    }),
  ),
  security_change: kind(
    { category: 'security', action: 'See your settings', pace: 'at_once', channels: ['inApp', 'push'] },
    ({ kind: changed, device }: SecurityNews) => ({
      title: securityWords[changed].title,
      text: `${securityWords[changed].text} It happened ${deviceInWords(device)}. If it was not you, use the link in the email about it.`,
      path: href('settings'),
    }),
  ),
  role_added: kind(
    { category: 'security', action: 'See your profile', pace: 'at_once', evenIfRead: true },
    () => ({
      title: 'A role was added to your account',
      text: 'You can switch between your roles at the top of each page. If you did not add it, please change your password.',
      path: href('profile'),
    }),
  ),
  account_suspended: kind(
    { ...decision, pace: 'at_once', action: 'Read the rules' },
    ({ reason, until, now }: SuspensionNews) => ({
      title: 'Your Wagwell account is suspended',
      text: `You cannot sign in, and others do not see you, ${
        until ? `until ${dayInWords(until, 'UTC', now)}` : 'until we restore your account'
      }. The reason: ${reason}. Your bookings stay as they are. ${
        until
          ? 'A membership goes on meanwhile.'
          : 'A membership no longer renews, and nothing more is charged.'
      } If you think that this is a mistake, answer this email.`,
      path: href('terms-of-service'),
    }),
  ),
  account_restored: kind({ ...decision, action: 'Sign in' }, () => ({
    title: 'Your Wagwell account is restored',
    text: 'You can sign in again, and others see you as before.',
    path: href('login'),
  })),
};

const { notify } = notifierOf(kinds);

/** Mails a fresh link. Each try makes another one, since its token is not stored. */
async function mailLink(
  platform: Platform,
  accountId: string,
  purpose: 'verify_email' | 'reset_password',
): Promise<void> {
  const person = await findPerson(platform.sql, accountId);
  if (!person) return;
  const notice = kinds[purpose].template(await createAccountLink(platform, accountId, purpose));
  await sendNotice(platform, person, purpose, notice);
}

/** Mails a link to the address that is to replace the account's. */
async function mailChangeLink(platform: Platform, accountId: string): Promise<void> {
  const person = await findPerson(platform.sql, accountId);
  const email = await findNewEmail(platform.sql, accountId);
  if (!person || !email) return;
  const path = await createAccountLink(platform, accountId, 'change_email', email);
  await sendNotice(platform, { ...person, email }, 'change_email', kinds.change_email.template(path));
}

/** Mails a change with a secret link, which is why it is no stored notification. */
async function mailSecurityChange(platform: Platform, changeId: string): Promise<void> {
  const change = await findSecurityChange(platform.sql, changeId);
  if (!change) return;
  const { accountId: id, firstName, lastName, address: email } = change;
  const path = await createNotMeLink(platform, changeId);
  if (!path) return;
  const notice = kinds.security_change_mail.template({ ...change, now: platform.clock.now() }, path);
  await sendNotice(platform, { id, firstName, lastName, email }, 'security_change_mail', notice);
}

async function notifyOfSecurityChange(platform: Platform, changeId: string, jobId: string): Promise<void> {
  const change = await findSecurityChange(platform.sql, changeId);
  const person = change && (await findPerson(platform.sql, change.accountId));
  if (person) await notify(platform, person, 'security_change', jobId, change);
}

const jobs = {
  'mail-verification-link': onEvent('account.registered', (platform, { accountId }) =>
    mailLink(platform, accountId, 'verify_email'),
  ),
  'mail-verification-link-again': onEvent('verification.asked', (platform, { accountId }) =>
    mailLink(platform, accountId, 'verify_email'),
  ),
  'mail-reset-link': onEvent('password.forgotten', (platform, { accountId }) =>
    mailLink(platform, accountId, 'reset_password'),
  ),
  'mail-email-change-link': onEvent('email_change.asked', (platform, { accountId }) =>
    mailChangeLink(platform, accountId),
  ),
  'mail-security-change': onEvent('security.changed', (platform, { changeId }) =>
    mailSecurityChange(platform, changeId),
  ),
  'notify-of-security-change': onEvent('security.changed', (platform, { changeId }, jobId) =>
    notifyOfSecurityChange(platform, changeId, jobId),
  ),
  'notify-of-added-role': onEvent('role.added', async (platform, { accountId }, jobId) => {
    const person = await findPerson(platform.sql, accountId);
    if (person) await notify(platform, person, 'role_added', jobId);
  }),
  'notify-suspended': onEvent('account.suspended', async (platform, { accountId }, jobId) => {
    const found = await findSuspended(platform.sql, accountId);
    const now = platform.clock.now();
    if (found) await notify(platform, found.person, 'account_suspended', jobId, { ...found, now });
  }),
  'notify-restored': onEvent('account.restored', async (platform, { accountId }, jobId) => {
    const person = await findPerson(platform.sql, accountId);
    if (person) await notify(platform, person, 'account_restored', jobId);
  }),
};

export const accountNewsNotices = { kinds: noticeKinds(kinds), jobs };
