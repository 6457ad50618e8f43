import { useEffect } from 'react';
import { rememberProfile } from './current-user.ts';
import type { CurrentUser } from './current-user.ts';

/** Adds to the browser's own record what a profile tells, whenever it was read or saved. @param tells a constant */
export function useRemembered<Own>(own: Own | undefined, tells: (own: Own) => Partial<CurrentUser>): void {
  useEffect(() => {
    if (own) rememberProfile(tells(own));
  }, [own, tells]);
}
