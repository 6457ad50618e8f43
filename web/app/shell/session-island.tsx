import { SessionKeeper } from '#web/features/identity/session-keeper.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { LiveUpdates } from './live-updates.tsx';

/**
 * Reads the session on public pages, where nothing else does, hears what is new, and asks before something typed is
 * left behind; loaded only for those who may be signed in.
 */
export default function SessionIsland() {
  return (
    <QueryProvider>
      <SessionKeeper />
      <LiveUpdates />
      <LeaveGuard />
    </QueryProvider>
  );
}
