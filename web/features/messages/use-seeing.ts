import { useEffect, useSyncExternalStore } from 'react';
import type { Message } from '#contract/messages.ts';
import { useMarkRead } from './messages.api.ts';

/** Marks what the other one wrote as read while the page is looked at. */
export function useSeeing(otherUserId: string, ownId: string, messages: readonly Message[]): void {
  const { mutate } = useMarkRead(otherUserId);
  const looking = useSyncExternalStore(listen, isLooking, () => false);
  const unread = messages.findLast(
    ({ toUserId, read, kind }) => toUserId === ownId && !read && kind === 'text',
  )?.id;
  useEffect(() => {
    if (looking && unread) mutate(unread);
  }, [looking, unread, mutate]);
}

const isLooking = () => document.visibilityState === 'visible';

function listen(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
