import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { FirstBooking } from '#web/features/first-booking/first-booking.tsx';
import { ConfirmIdentity } from '#web/features/identity/confirm-identity.tsx';
import { SessionSync } from '#web/features/identity/session-sync.tsx';
import { loadPartsAhead } from '#web/ui/lazy-part.ts';
import { QueryProvider } from '../query-provider.tsx';
import { AgreementQuestion } from './agreement-question.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { pageIsLoaded } from './loaded-pages.ts';
import { pathOf } from './navigation/nav-links.ts';
import type { NavItem } from './navigation/nav-links.ts';

/**
 * Preloading waits this long, or until the first touch or key press, for the page's own first render; in ms.
 */
const after = 10_000;

/**
 * Signed-in features of public pages: reads the session, subscribes to events, asks before unsaved input is
 * left, asks for the password before acts that could hurt, celebrates a first booking, and preloads what comes next. Loaded only for visitors who may be signed in.
 */
export default function SignedInEffects({ links, touched }: { links: NavItem[]; touched: boolean }) {
  return (
    <QueryProvider>
      <SessionSync />
      <LiveUpdates />
      <LeaveGuard />
      <ConfirmIdentity />
      <AgreementQuestion />
      <FirstBooking />
      <LoadAhead links={links} touched={touched} />
    </QueryProvider>
  );
}

/**
 * Preloads dialogs, menus, tabs and the main pages, so that they open at once, even if the connection is
 * lost.
 */
function LoadAhead({ links, touched }: { links: NavItem[]; touched: boolean }) {
  const [waited, setWaited] = useState(false);
  const starts = touched || waited;
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), after);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!starts) return;
    loadPartsAhead();
    for (const link of links) pageIsLoaded(pathOf(link));
  }, [starts, links]);
  return starts && links.map(({ name, to }) => <PrefetchPageLinks key={name} page={to} />);
}
