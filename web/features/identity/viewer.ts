import { createStore, useStore } from '#web/lib/create-store.ts';
import { useSite } from '#web/domain/site/site.ts';
import type { SessionReply } from './identity.api.ts';

/** The viewer: signed out, still loading, or an account. */
export type Viewer = 'signed-out' | 'unknown' | SessionReply;

const known = createStore<SessionReply | null | undefined>(() => undefined);

/**
 * Sets the viewer. The session is in the query cache; this copy lets a public page greet a visitor without
 * loading that cache.
 */
export const setViewer = (session: SessionReply | null): void => known.set(session);

export function useViewer(): Viewer {
  const { signedOut } = useSite();
  const session = useStore(known, undefined);
  if (session) return session;
  return session === null || signedOut ? 'signed-out' : 'unknown';
}
