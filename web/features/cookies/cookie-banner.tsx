import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useCookieChoice } from './consent.ts';

const CookieDialog = lazyPart(() => import('./cookie-dialog.tsx'));

/** Delay in ms before a page asks for the choice. */
const askAfter = 2_000;

/** Asks once which cookies are allowed. */
export function CookieBanner() {
  const choice = useCookieChoice();
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), askAfter);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{due && choice === 'undecided' && <CookieDialog />}</Suspense>;
}
