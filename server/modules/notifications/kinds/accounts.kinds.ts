import { href } from '#contract/pages.ts';
import { kind } from './kind.ts';

/** Mails with a secret link: they are neither stored nor shown in the app. */
const byMail = { category: 'security', channels: ['email'], pace: 'at_once' } as const;

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
  password_changed: kind(
    { category: 'security', action: 'Choose another password', pace: 'at_once', evenIfRead: true },
    () => ({
      title: 'Your Wagwell password was changed',
      text: 'Your password was changed, and all other sessions have ended. If it was not you, choose another password now: only someone who reads your email can do that.',
      path: href('forgot-password'),
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
