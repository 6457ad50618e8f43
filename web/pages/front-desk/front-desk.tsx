import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import { PairForm } from '#web/features/front-desk/pair-form.tsx';
import { SignInSheet } from '#web/features/identity/sign-in-sheet.tsx';
import { pageMeta } from '#web/domain/site/page-meta.ts';

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Front desk',
    description: 'Open the day of a salon on the tablet at its counter.',
    path: href('front-desk'),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function FrontDeskPage() {
  return (
    <SignInSheet
      title="Front desk"
      lead="Open the day of your salon on this device. Nobody types the owner’s password here."
    >
      <PairForm />
    </SignInSheet>
  );
}
