import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Message } from '#contract/messages/messages.ts';
import { useAction } from '#web/lib/api/use-action.ts';

/** Marks the other person's messages as read while the page is visible and focused. */
export function useMarkRead(otherUserId: string, ownId: string, messages: readonly Message[]): void {
  const { run } = useAction('POST /api/messages/:userId/:otherUserId/read');
  const looking = useSyncExternalStore(listen, isLooking, () => false);
  const unread = messages.findLast(
    ({ toUserId, read, kind }) => toUserId === ownId && !read && kind === 'text',
  )?.id;
  const markRead = useEffectEvent(
    (messageId: string) => void run({ params: { userId: 'current-user', otherUserId }, body: { messageId } }),
  );
  useEffect(() => {
    if (looking && unread) markRead(unread);
  }, [looking, unread]);
}

const isLooking = () => document.visibilityState === 'visible';

function listen(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
