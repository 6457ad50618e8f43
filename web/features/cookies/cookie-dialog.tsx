import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useCovered } from '#web/ui/overlays/use-covered.ts';
import { choose } from './consent.ts';

/** Question about cookies with two answers, below dialogs and menus. Closing it declines. */
export default function CookieDialog() {
  const covering = useCovered();
  return (
    <section
      ref={covering}
      aria-label="Cookies"
      data-cookie-question
      className="popover z-39! fixed inset-x-3 bottom-[calc(var(--bottom-bar,0px)+0.75rem)] grid gap-3 p-4 lg:right-auto lg:bottom-5 lg:left-5 lg:w-[27rem]"
    >
      <div className="grid grid-cols-[1fr_auto] items-start gap-2">
        <div className="grid gap-1">
          <p>
            <b>Cookies.</b> Three are for signing in; Wagwell needs no other. We’d only add others if you say
            yes.
          </p>
          <p className="text-s">
            <Link to={href('privacy-policy')}>Privacy Policy</Link> ·{' '}
            <Link to={href('terms-of-service')}>Terms of Service</Link>
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
