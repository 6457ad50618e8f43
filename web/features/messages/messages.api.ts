import { useInfiniteQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { pages, polled } from '#web/lib/api/query.ts';
import type { Pages } from '#web/lib/api/query.ts';

export const conversations = pages('GET /api/messages/conversations/:userId', {
  params: { userId: 'current-user' },
});
export const chatWith = (otherUserId: string, page?: string) =>
  pages('GET /api/messages/:userId/:otherUserId', {
    params: { userId: 'current-user', otherUserId },
    ...(page ? { query: { cursor: page } } : {}),
  });
export const chatKey = (otherUserId: string) => chatWith(otherUserId).queryKey;
export type ChatPages = Pages<'GET /api/messages/:userId/:otherUserId'>;

/** The viewer's conversations, latest first. */
export const useConversations = (enabled = true) =>
  useInfiniteQuery({ ...conversations, ...polled, enabled });

/** Messages with one person, oldest first, from the newest or a page on; older pages are loaded on demand. */
export const useChat = (otherUserId: string, page?: string) =>
  useInfiniteQuery({
    ...chatWith(otherUserId, page),
    initialPageParam: page ?? '',
    ...polled,
    select: (chat) => chat.pages.flatMap(({ body }) => body).toReversed(),
  });

/** Reloads the list of conversations and the one with this person. */
export function refreshMessages(client: QueryClient, otherUserId: string): void {
  for (const queryKey of [conversations.queryKey, chatKey(otherUserId)])
    void client.invalidateQueries({ queryKey });
}
