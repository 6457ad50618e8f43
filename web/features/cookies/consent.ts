import { createStore, useStore } from '#web/lib/create-store.ts';
import { forget, readStored, store, storedKeys } from '#web/lib/storage.ts';

export type Choice = 'accepted' | 'declined';

const choiceKey = 'cookie-consent';
const dateKey = 'cookie-consent-date';
const optionalEntries = /analytics|tracking|marketing/i;

const choice = createStore(storedChoice);

/** Stores the choice with its date. Declining also clears the entries that need consent. */
export function choose(chosen: Choice): void {
  store(choiceKey, chosen);
  store(dateKey, new Date().toISOString());
  if (chosen === 'declined') for (const key of storedKeys()) if (optionalEntries.test(key)) forget(key);
  choice.set(chosen);
}

function storedChoice(): Choice | 'undecided' {
  const stored = readStored(choiceKey);
  return stored === 'accepted' || stored === 'declined' ? stored : 'undecided';
}

/** The cookie choice of this browser; unknown during server rendering. */
export const useCookieChoice = (): Choice | 'undecided' | 'unknown' => useStore(choice, 'unknown');
