import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { href } from '#contract/pages.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

const AgreeAnewDialog = lazyPart(() => import('./agree-anew-dialog.tsx'));

/** Pages that stay open without an agreement: the texts themselves, leaving, and taking one's data along. */
const openPages: ReadonlySet<string> = new Set([
  href('terms-of-service'),
  href('privacy-policy'),
  href('reliability'),
  href('settings'),
  href('membership'),
]);

type AgreeAnewProps = {
  toAgree: readonly ('terms' | 'privacy')[];
  /** The server refused a change, so that the question comes on open pages, too. */
  wasRefused: boolean;
  onSignOut: () => void;
  /** Called when the person goes to the settings instead. */
  onLeave: () => void;
};

/** Asks for agreement to the legal texts that changed, before anything else can be done. */
export function AgreeAnew({ toAgree, wasRefused, onSignOut, onLeave }: AgreeAnewProps) {
  const { pathname } = useLocation();
  if (toAgree.length === 0 || (openPages.has(pathname) && !wasRefused)) return null;
  return (
    <Suspense>
      <AgreeAnewDialog toAgree={toAgree} onSignOut={onSignOut} onLeave={onLeave} />
    </Suspense>
  );
}
