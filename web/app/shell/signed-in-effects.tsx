import { FirstBooking } from '#web/features/first-booking/first-booking.tsx';
import { ConfirmIdentity } from '#web/features/identity/confirm-identity.tsx';
import { SessionSync } from '#web/features/identity/session-sync.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { AgreementQuestion } from './agreement-question.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { LoadAhead } from './load-ahead.tsx';
import type { NavItem } from './navigation/nav-links.ts';

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
