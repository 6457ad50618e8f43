import { useSearchParams } from 'react-router';
import { SignInSheet } from '#web/features/identity/sign-in-sheet.tsx';
import { VerifyEmail } from '#web/features/identity/entry/verify-email.tsx';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Confirm your email',
    description: 'Confirm the email address of your Wagwell account.',
    path: href('verify-email'),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  return (
    <SignInSheet title="Confirm your email">
      <VerifyEmail token={search.get('token') ?? ''} />
    </SignInSheet>
  );
}
