import { useInfiniteQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useLive } from '#web/lib/live.ts';
import { pages, polled, refreshAfter } from '#web/lib/query.ts';
import type { Pages } from '#web/lib/query.ts';

const conversations = pages('GET /api/messages/conversations/:userId', {
  params: { userId: 'current-user' },
});
const chatWith = (otherUserId: string) =>
  pages('GET /api/messages/:userId/:otherUserId', { params: { userId: 'current-user', otherUserId } });
export const chatKey = (otherUserId: string) => chatWith(otherUserId).queryKey;
export type ChatPages = Pages<'GET /api/messages/:userId/:otherUserId'>;

/** Lists poll only while news do not come by themselves. */
const usePolled = () => (useLive() ? {} : polled);

/** One's own conversations, the latest first. */
export const useConversations = (enabled = true) =>
  useInfiniteQuery({ ...conversations, ...usePolled(), enabled });

/** What was written with somebody, in the order it was written; older pages are read on demand. */
export const useChat = (otherUserId: string) =>
  useInfiniteQuery({
    ...chatWith(otherUserId),
    ...usePolled(),
    select: (chat) => chat.pages.flatMap(({ body }) => body).toReversed(),
  });

/** Both lists are read again: all of them, or the conversation with one person. */
export function refreshMessages(client: QueryClient, otherUserId?: string): void {
  if (!otherUserId) return void refreshAfter(client, 'POST /api/messages/:userId/:otherUserId/read');
  for (const queryKey of [conversations.queryKey, chatKey(otherUserId)])
    void client.invalidateQueries({ queryKey });
}
