import { useSyncExternalStore } from 'react';
import { forget, readStored, store, storedKeys } from '#web/lib/storage.ts';

export type Choice = 'accepted' | 'declined';

const choiceKey = 'cookie-consent';
const dateKey = 'cookie-consent-date';
const optionalEntries = /analytics|tracking|marketing/i;

const listeners = new Set<() => void>();
/** Counts where the browser keeps nothing: the banner must not return at once. */
let chosenHere: Choice | undefined;

/** Stores the choice and its date; declining also clears what only a yes allows. */
export function choose(choice: Choice): void {
  chosenHere = choice;
  store(choiceKey, choice);
  store(dateKey, new Date().toISOString());
  if (choice === 'declined') for (const key of storedKeys()) if (optionalEntries.test(key)) forget(key);
  for (const listener of listeners) listener();
}

function currentChoice(): Choice | 'undecided' {
  const stored = readStored(choiceKey);
  if (stored === 'accepted' || stored === 'declined') return stored;
  return chosenHere ?? 'undecided';
}

/** The choice of this browser; unknown while the page comes from the server. */
export const useCookieChoice = (): Choice | 'undecided' | 'unknown' =>
  useSyncExternalStore(listen, currentChoice, () => 'unknown');

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
