import { useSyncExternalStore } from 'react';
import { useSite } from '#web/lib/site.ts';
import type { SessionReply } from './identity.api.ts';

/** Who looks: nobody, somebody still being asked for, or an account. */
export type Viewer = 'nobody' | 'unknown' | SessionReply;

const listeners = new Set<() => void>();
let known: SessionReply | null | undefined;

/**
 * Tells the shell who is there. The session itself lives in the query cache; this mirror of it lets a public page greet
 * a stranger without loading that cache.
 */
export function showViewer(session: SessionReply | null): void {
  known = session;
  for (const listener of listeners) listener();
}

export function useViewer(): Viewer {
  const { signedOut } = useSite();
  const session = useSyncExternalStore(
    listen,
    () => known,
    () => undefined,
  );
  if (session) return session;
  return session === null || signedOut ? 'nobody' : 'unknown';
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
