import { useSyncExternalStore } from 'react';

/** False in the server's markup and while the page takes it over, true from then on. */
export const useHasStarted = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
