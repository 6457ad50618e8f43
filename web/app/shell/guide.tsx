import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { useCookieChoice } from '#web/features/cookies/consent.ts';
import { GuideLayer } from '#web/features/guide/guide-layer.tsx';
import { shellPartsOf } from './shell-parts.ts';

/**
 * Waits for the answer about cookies, and greets only on a home page that was opened plainly: a link to something is followed
 * first. Apart, so that reading it does not draw the whole frame again.
 */
export function Guide({ quiet, ...rest }: ComponentProps<typeof GuideLayer>) {
  const choice = useCookieChoice();
  const { pathname, search } = useLocation();
  const isPlain = shellPartsOf(pathname).greets && search === '';
  const [cameByLink] = useState(!isPlain && !quiet);
  return (
    <GuideLayer
      {...rest}
      quiet={quiet || !isPlain || cameByLink || choice === 'undecided' || choice === 'unknown'}
    />
  );
}
