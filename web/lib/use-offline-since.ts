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

/** Returns the same value between reads, as `useSyncExternalStore` requires. */
function readSince(): Date | undefined {
  since = navigator.onLine ? undefined : (since ?? new Date());
  return since;
}

/** When the browser went offline; undefined while it is online. */
export const useOfflineSince = (): Date | undefined =>
  useSyncExternalStore(listen, readSince, () => undefined);
