import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let known = 0;

/** Tells the shell how many messages wait. The header stands outside of the data's reach, as for who is signed in. */
export function showUnread(count: number): void {
  known = count;
  for (const listener of listeners) listener();
}

/** How many messages wait to be read. */
export const useUnread = (): number =>
  useSyncExternalStore(
    listen,
    () => known,
    () => 0,
  );

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
