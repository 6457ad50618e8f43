import { createStore, useStore } from '../create-store.ts';

/** The header in which the service worker says when it kept a reply that it answers with. */
const keptAtHeader = 'kept-at';

const since = createStore<Date | undefined>(() => undefined);

/** Notes whether a read came from the network or from what the browser keeps. */
export function noteSource(headers: Headers): void {
  const keptAt = headers.get(keptAtHeader);
  const known = since.get();
  if (!keptAt) {
    if (known) since.set(undefined);
  } else if (!known || new Date(keptAt) < known) since.set(new Date(keptAt));
}

/** How old the oldest data on screen is that the browser kept; undefined while reads come from the network. */
export const useKeptSince = (): Date | undefined => useStore(since, undefined);
