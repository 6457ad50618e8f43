import { createStore, useStore } from '#web/lib/create-store.ts';

const unread = createStore(() => 0);

/** Tells the shell how many messages wait. The header stands outside of the data's reach, as for who is signed in. */
export const showUnread = (count: number): void => unread.set(count);

/** How many messages wait to be read. */
export const useUnread = (): number => useStore(unread, 0);
