import { useEffect } from 'react';
import { forgetCurrentUser, rememberCurrentUser } from './current-user.ts';
import { useSession } from './identity.api.ts';
import { showViewer } from './viewer.ts';

/** Loads the session and updates the viewer and the record in this browser. Renders nothing. */
export function SessionKeeper() {
  const { data: session } = useSession();
  useEffect(() => {
    if (session === undefined) return;
    showViewer(session);
    if (session) rememberCurrentUser(session);
    else forgetCurrentUser();
  }, [session]);
  return null;
}
