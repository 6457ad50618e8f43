import { SignInSheet } from '#web/features/identity/sign-in-sheet.tsx';
import { ForgotPasswordForm } from '#web/features/identity/entry/forgot-password-form.tsx';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Forgot your password?',
    description: 'Ask for a link to choose a new Wagwell password.',
    path: href('forgot-password'),
  });

export default function ForgotPassword() {
  return (
    <SignInSheet title="Forgot your password?" lead="We will email you a link to choose a new one.">
      <ForgotPasswordForm />
    </SignInSheet>
  );
}
