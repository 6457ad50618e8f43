import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
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

/** Draws a page anew once it has started, if its reader is in another time zone than at home. @returns its key */
function useZoneOfDevice(): string {
  const [zone, setZone] = useState('home');
  useEffect(() => {
    if (!isElsewhere()) return undefined;
    const timer = setTimeout(() => {
      leaveZoneOfPage();
      setZone('device');
    }, 1000);
    return () => clearTimeout(timer);
  }, []);
  return zone;
}
