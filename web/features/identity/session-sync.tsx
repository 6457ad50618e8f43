import { useEffect } from 'react';
import { forgetCurrentUser, rememberCurrentUser } from './current-user.ts';
import { useSession } from './identity.api.ts';
import { setViewer } from './viewer.ts';

/** Loads the session and updates the viewer and the record in this browser. Renders nothing. */
export function SessionSync() {
  const { data: session } = useSession();
  useEffect(() => {
    if (session === undefined) return;
    setViewer(session);
    if (session) rememberCurrentUser(session);
    else forgetCurrentUser();
  }, [session]);
  return null;
}
