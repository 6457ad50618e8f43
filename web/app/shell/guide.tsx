import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { href } from '#contract/pages.ts';
import { useCookieChoice } from '#web/features/cookies/consent.ts';
import { GuideLayer } from '#web/features/guide/guide-layer.tsx';
import { useViewer } from '#web/features/identity/viewer.ts';
import { shellPartsOf } from './shell-parts.ts';

/**
 * Waits for the answer about cookies, and greets only on a home page that was opened without a query: what a link leads to comes
 * first. A component of its own, so that reading the answer does not render the whole frame again.
 */
export function Guide({ quiet, ...rest }: ComponentProps<typeof GuideLayer>) {
  const choice = useCookieChoice();
  const { pathname, search } = useLocation();
  const signedOut = useViewer() === 'signed-out';
  // To visitors a dashboard shows the membership gate, which must not be covered.
  const isGate = signedOut && pathname !== href('landing');
  const isPlain = shellPartsOf(pathname).greets && search === '';
  const [cameByLink] = useState(!isPlain && !quiet);
  return (
    <GuideLayer
      {...rest}
      quiet={quiet || isGate || !isPlain || cameByLink || choice === 'undecided' || choice === 'unknown'}
    />
  );
}
