import { useEffect } from 'react';
import { rememberProfile } from './current-user.ts';
import type { CurrentUser } from './current-user.ts';

/** Adds profile data to the record in this browser whenever it is loaded or saved. `toUser` must be a constant. */
export function useRemembered<Own>(own: Own | undefined, toUser: (own: Own) => Partial<CurrentUser>): void {
  useEffect(() => {
    if (own) rememberProfile(toUser(own));
  }, [own, toUser]);
}
