import { createStore, useStore } from '#web/lib/create-store.ts';

const unread = createStore(() => 0);

/** Sets the count of the bell, because the header is outside the query cache's provider. */
export const showUnreadNotifications = (count: number): void => unread.set(count);

export const useUnreadNotifications = (): number => useStore(unread, 0);
