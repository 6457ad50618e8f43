import { useSearchParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { SignInSheet } from '#web/features/identity/sign-in-sheet.tsx';
import { NotMe } from '#web/features/identity/entry/not-me.tsx';

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'This was not me',
    description: 'Undo a change of your Wagwell account that you did not make.',
    path: href('not-me'),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function NotMePage() {
  const [search] = useSearchParams();
  return (
    <SignInSheet title="This was not you?">
      <NotMe token={search.get('token') ?? ''} />
    </SignInSheet>
  );
}
