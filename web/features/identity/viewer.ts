import { createStore, useStore } from '#web/lib/create-store.ts';
import { useSite } from '#web/lib/site.ts';
import type { SessionReply } from './identity.api.ts';

/** Who looks: nobody, somebody still being asked for, or an account. */
export type Viewer = 'nobody' | 'unknown' | SessionReply;

const known = createStore<SessionReply | null | undefined>(() => undefined);

/**
 * Tells the shell who is there. The session itself lives in the query cache; this mirror of it lets a public page greet
 * a stranger without loading that cache.
 */
export const showViewer = (session: SessionReply | null): void => known.set(session);

export function useViewer(): Viewer {
  const { signedOut } = useSite();
  const session = useStore(known, undefined);
  if (session) return session;
  return session === null || signedOut ? 'nobody' : 'unknown';
}
