import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { choose, useCookieChoice } from './consent.ts';

/** How long a page is left alone before it asks, in ms. */
const askAfter = 2_000;

/** Asks once which cookies may be kept. Closing it declines. */
export function CookieBanner() {
  const choice = useCookieChoice();
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), askAfter);
    return () => clearTimeout(timer);
  }, []);
  if (choice !== 'undecided' || !due) return null;
  return (
    <section
      aria-label="Cookies"
      className="popover fixed inset-x-3 bottom-[calc(var(--bottom-bar,0px)+0.75rem)] grid gap-3 p-4 lg:right-auto lg:bottom-5 lg:left-5 lg:w-[27rem]"
    >
      <div className="grid grid-cols-[1fr_auto] items-start gap-2">
        <div className="grid gap-1">
          <p>
            <b>Cookies.</b> One keeps you signed in; Wagwell needs no other. Anything beyond it waits for your
            yes.
          </p>
          <p className="text-s">
            <Link to="/privacy-policy">Privacy Policy</Link> ·{' '}
            <Link to="/terms-of-service">Terms of Service</Link>
          </p>
        </div>
        <IconButton
          icon="x"
          size="s"
          label="Close and keep essential cookies only"
          className="-mt-2 -mr-2"
          onClick={() => choose('declined')}
        />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={() => choose('declined')}>Essential Only</Button>
        <Button onClick={() => choose('accepted')}>Accept All</Button>
      </div>
    </section>
  );
}
