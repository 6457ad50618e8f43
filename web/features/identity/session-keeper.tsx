import { useEffect } from 'react';
import { forgetCurrentUser, rememberCurrentUser } from './current-user.ts';
import { useSession } from './identity.api.ts';
import { showViewer } from './viewer.ts';

/** Asks who is signed in, tells the shell, and keeps the browser's own record in step. Shows nothing. */
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
