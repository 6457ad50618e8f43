import { createStore, useStore } from '#web/lib/create-store.ts';

const unread = createStore(() => 0);

/**
 * Sets the number of unread messages for the shell, because the header is outside the query cache's provider.
 */
export const showUnread = (count: number): void => unread.set(count);

/** Number of unread messages. */
export const useUnread = (): number => useStore(unread, 0);
