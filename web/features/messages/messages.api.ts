import { useInfiniteQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useIsLive } from '#web/lib/api/event-stream.ts';
import { pages, polled, invalidateAfter } from '#web/lib/api/query.ts';
import type { Pages } from '#web/lib/api/query.ts';

const conversations = pages('GET /api/messages/conversations/:userId', {
  params: { userId: 'current-user' },
});
const chatWith = (otherUserId: string) =>
  pages('GET /api/messages/:userId/:otherUserId', { params: { userId: 'current-user', otherUserId } });
export const chatKey = (otherUserId: string) => chatWith(otherUserId).queryKey;
export type ChatPages = Pages<'GET /api/messages/:userId/:otherUserId'>;

/** Polls the lists only while there is no live connection. */
const usePolled = () => (useIsLive() ? {} : polled);

/** The viewer's conversations, latest first. */
export const useConversations = (enabled = true) =>
  useInfiniteQuery({ ...conversations, ...usePolled(), enabled });

/** Messages with one person, oldest first; older pages are loaded on demand. */
export const useChat = (otherUserId: string) =>
  useInfiniteQuery({
    ...chatWith(otherUserId),
    ...usePolled(),
    select: (chat) => chat.pages.flatMap(({ body }) => body).toReversed(),
  });

/** Reloads both lists: everything, or the conversation with one person. */
export function refreshMessages(client: QueryClient, otherUserId?: string): void {
  if (!otherUserId) return void invalidateAfter(client, 'POST /api/messages/:userId/:otherUserId/read');
  for (const queryKey of [conversations.queryKey, chatKey(otherUserId)])
    void client.invalidateQueries({ queryKey });
}
