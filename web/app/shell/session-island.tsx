import { SessionKeeper } from '#web/features/identity/session-keeper.tsx';
import { QueryProvider } from '../query-provider.tsx';

/** Reads the session on public pages, where nothing else does; loaded only for those who may be signed in. */
export default function SessionIsland() {
  return (
    <QueryProvider>
      <SessionKeeper />
    </QueryProvider>
  );
}
