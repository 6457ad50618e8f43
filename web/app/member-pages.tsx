import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SessionSync } from '#web/features/identity/session-sync.tsx';
import { isElsewhere, leaveZoneOfPage } from './take-first-data.ts';
import { QueryProvider } from './query-provider.tsx';

/** Providers for the product's own screens; public pages omit them to load faster. */
export default function MemberPages() {
  return (
    <QueryProvider>
      <SessionSync />
      <Outlet key={useZoneOfDevice()} />
    </QueryProvider>
  );
}

/** After one of these events the page is not remounted: that would close an open dialog and clear its fields. */
const uses = ['pointerdown', 'keydown', 'click', 'input'];

/**
 * Draws a page anew once it has started, if its reader is in another time zone than at home; a page that is used by then keeps the
 * times of home, and the next one has those of the device. @returns its key
 */
function useZoneOfDevice(): string {
  const [zone, setZone] = useState('home');
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useEffect(() => {
    if (!isElsewhere()) return undefined;
    const leave = () => {
      leaveZoneOfPage();
      setZone('device');
    };
    const timer = setTimeout(leave, pathname === first ? 1000 : 0);
    const stay = () => clearTimeout(timer);
    if (pathname === first) for (const use of uses) window.addEventListener(use, stay, { capture: true });
    return () => {
      stay();
      for (const use of uses) window.removeEventListener(use, stay, { capture: true });
    };
  }, [pathname, first]);
  return zone;
}
