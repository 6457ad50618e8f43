import { SessionKeeper } from '#web/features/identity/session-keeper.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { LiveUpdates } from './live-updates.tsx';

/**
 * Reads the session on public pages, where nothing else does, and hears what is new; loaded only for those who may be
 * signed in.
 */
export default function SessionIsland() {
  return (
    <QueryProvider>
      <SessionKeeper />
      <LiveUpdates />
    </QueryProvider>
  );
}
