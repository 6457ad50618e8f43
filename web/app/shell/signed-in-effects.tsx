import { SessionSync } from '#web/features/identity/session-sync.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { LiveUpdates } from './live-updates.tsx';

/**
 * Signed-in features of public pages: reads the session, subscribes to events, and asks before unsaved input
 * is left. Loaded only for visitors who may be signed in.
 */
export default function SignedInEffects() {
  return (
    <QueryProvider>
      <SessionSync />
      <LiveUpdates />
      <LeaveGuard />
    </QueryProvider>
  );
}
