import { firstAnswer } from '#web/lib/first-view/first-data.ts';
import { createStore, useStore } from '#web/lib/create-store.ts';
import { useSite } from '#web/domain/site/site.ts';
import type { Site } from '#web/domain/site/site.ts';
import type { SessionReply } from './identity.api.ts';

/** The viewer: signed out, still loading, or an account. */
export type Viewer = 'signed-out' | 'unknown' | SessionReply;

/** The account that the page was rendered for. */
export const firstSession = () => firstAnswer('/auth/me') as SessionReply | undefined;
const known = createStore<SessionReply | null | undefined>(firstSession);

/**
 * Sets the viewer. The session is in the query cache; this copy lets a public page greet a visitor without
 * loading that cache.
 */
export const setViewer = (session: SessionReply | null): void => known.set(session);

export function useViewer(): Viewer {
  const { signedOut } = useSite();
  const session = useStore(known, firstSession());
  if (session) return session;
  return session === null || signedOut ? 'signed-out' : 'unknown';
}

/** What the frame of a page shows of a member; the page comes with it, so that nothing wrong is drawn first. */
export function useMember(): Site['member'] {
  const { member } = useSite();
  const viewer = useViewer();
  if (viewer === 'unknown') return member;
  return viewer === 'signed-out' ? null : { roles: viewer.user.roles, hasDay: viewer.hasDay };
}
