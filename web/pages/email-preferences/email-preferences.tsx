import { useSearchParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { SignInSheet } from '#web/features/identity/sign-in-sheet.tsx';
import { MailPreferences } from '#web/features/notifications/mail-preferences.tsx';

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Email preferences',
    description: 'Choose which emails Wagwell sends you.',
    path: href('email-preferences'),
  }),
  { name: 'robots', content: 'noindex' },
];

/** Opened from a mail; the key in the address takes the place of a session. */
export default function EmailPreferencesPage() {
  const [search] = useSearchParams();
  return (
    <SignInSheet title="Emails from Wagwell">
      <MailPreferences mailKey={search.get('key') ?? 'none'} leave={search.get('leave')} />
    </SignInSheet>
  );
}
