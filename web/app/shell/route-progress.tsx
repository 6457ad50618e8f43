import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { href } from '#contract/pages.ts';
import { roleFacts } from '#web/features/identity/role-facts.ts';
import { PageSkeleton } from '#web/ui/data/page-skeleton.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** A page that loads within this time shows no indicator; in ms. */
const patience = 150;

/** Pages of tabs over lists, whose shape shows while they load. */
const tabbed: ReadonlySet<string> = new Set([
  href('start'),
  href('marketplace'),
  ...Object.values(roleFacts).map(({ dashboard }) => dashboard),
]);

/**
 * Shows the shape of the next page in place of the rest of `main`, or 'Loading...', during navigation, and announces the new page's
 * title.
 */
export function RouteProgress() {
  const { state, location: next } = useNavigation();
  const { pathname } = useLocation();
  const travelling = state === 'loading' && next.pathname !== pathname;
  const [slow, setSlow] = useState(false);
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (!travelling) return undefined;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [travelling]);

  // The first page is announced by the browser itself.
  useEffect(() => {
    if (announced.current === pathname) return undefined;
    announced.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    const timer = setTimeout(() => setTitle(document.title), patience);
    return () => clearTimeout(timer);
  }, [pathname]);

  return (
    <>
      <LiveRegion>{title}</LiveRegion>
      {slow && next && tabbed.has(next.pathname) ? (
        <div data-travelling>
          <PageSkeleton />
        </div>
      ) : (
        slow && (
          <Spinner className="fixed top-3 left-1/2 z-60 -translate-x-1/2 rounded-pill border border-line bg-raised px-5 py-2.5! shadow" />
        )
      )}
    </>
  );
}
