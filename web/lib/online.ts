import { useSyncExternalStore } from 'react';

function listen(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

let since: Date | undefined;

/** Kept from one reading to the next, as React asks for. */
function readSince(): Date | undefined {
  since = navigator.onLine ? undefined : (since ?? new Date());
  return since;
}

/** When the browser lost its connection; undefined while it has one. */
export const useOfflineSince = (): Date | undefined =>
  useSyncExternalStore(listen, readSince, () => undefined);
