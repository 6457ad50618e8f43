import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useCovered } from '#web/ui/overlays/use-covered.ts';
import { choose } from './consent.ts';

/** A slim bar that asks about cookies, below dialogs and menus. Closing it declines. */
export default function CookieDialog() {
  const covering = useCovered();
  return (
    <section
      ref={covering}
      aria-label="Cookies"
      data-cookie-question
      className="popover z-39! fixed inset-x-3 bottom-[calc(var(--bottom-bar,0px)+0.75rem)] grid grid-cols-[1fr_auto] items-center gap-x-2 gap-y-1 py-1.5 pr-1.5 pl-3 lg:inset-x-5 min-[86rem]:right-22 lg:bottom-4 lg:grid-cols-[1fr_auto_auto] lg:gap-x-4 lg:pl-5"
    >
      <div className="text-s lg:flex lg:gap-x-2">
        <p>Essential cookies only, or all?</p>
        <p>
          <Link to={href('privacy-policy')}>Privacy Policy</Link> ·{' '}
          <Link to={href('terms-of-service')}>Terms of Service</Link>
        </p>
      </div>
      <div className="order-3 col-span-2 grid grid-cols-2 gap-2 pr-1.5 pb-1 lg:order-none lg:col-span-1 lg:p-0">
        <Button onClick={() => choose('declined')}>Essential Only</Button>
        <Button onClick={() => choose('accepted')}>Accept All</Button>
      </div>
      <IconButton
        icon="x"
        size="s"
        label="Close and keep essential cookies only"
        onClick={() => choose('declined')}
      />
    </section>
  );
}
