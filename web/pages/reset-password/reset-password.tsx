import { useSearchParams } from 'react-router';
import { SignInSheet } from '#web/features/identity/sign-in-sheet.tsx';
import { ResetPasswordForm } from '#web/features/identity/entry/reset-password-form.tsx';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Choose a new password',
    description: 'Choose a new Wagwell password.',
    path: href('reset-password'),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function ResetPassword() {
  const [search] = useSearchParams();
  return (
    <SignInSheet title="Choose a new password">
      <ResetPasswordForm token={search.get('token') ?? ''} />
    </SignInSheet>
  );
}
