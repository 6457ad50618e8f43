import { href } from '#contract/pages.ts';
import type { SecurityChangeKind } from '#contract/identity/account.ts';
import { momentInWords, zoneInWords } from '#server/platform/wall-clock.ts';
import { kind } from '../kind.ts';

/** Mails with a secret link: they are neither stored nor shown in the app. */
const byMail = { category: 'security', channels: ['email'], pace: 'at_once' } as const;

type SecurityFacts = { kind: SecurityChangeKind; device: string; changedAt: string; timeZone: string };

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

export const accountKinds = {
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
  data_export: kind({ ...byMail, action: 'Download your data' }, () => ({
    title: 'Your Wagwell data is ready',
    text: 'The archive that you asked for is ready for 24 hours. Sign in to download it. If you did not ask for it, please change your password.',
    path: `${href('settings')}#download-data`,
  })),
  account_closed: kind({ ...byMail, action: 'Go to Wagwell' }, () => ({
    title: 'Your Wagwell account is closed',
    text: 'Your account is closed, your open work is cancelled, and your memberships have ended: nothing more is charged. Your data is being removed. In ten minutes you can register again with this address.',
    path: href('landing'),
  })),
  change_email: kind({ ...byMail, action: 'Confirm your new email' }, (path: string) => ({
    title: 'Confirm your new email for Wagwell',
    text: 'Please confirm that you want to sign in with this address from now on. The link works once, for one day. If you did not ask for it, you can ignore this email.',
    path,
  })),
  security_change_mail: kind(
    { ...byMail, action: 'This was not me' },
    ({ kind: changed, device, changedAt, timeZone, now }: SecurityFacts & { now: Date }, path: string) => ({
      title: `${securityWords[changed].title} at Wagwell`,
      text: `${securityWords[changed].text} It happened on ${momentInWords(changedAt, timeZone, now)} (${zoneInWords(changedAt, timeZone)}), ${deviceInWords(device)}.\n\nIf it was you, there is nothing to do. If it was not you, use the button within 14 days, also without signing in: everybody is signed out, what was changed is undone where it can be, and you choose a new password.`,
      path,
    }),
  ),
  security_change: kind(
    { category: 'security', action: 'See your settings', pace: 'at_once', channels: ['inApp', 'push'] },
    ({ kind: changed, device }: SecurityFacts) => ({
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
};
