import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call, callPage } from '#web/lib/call.ts';
import type { Reply } from '#web/lib/call.ts';
import { useLive } from '#web/lib/live.ts';

/** While news do not come by themselves, lists look again after this long, in ms. */
const pollEvery = 30_000;
const messagesKey = ['api', 'messages'];
const conversationsKey = [...messagesKey, 'conversations'];
export const chatKey = (otherUserId: string) => [...messagesKey, 'with', otherUserId];

const paged = {
  initialPageParam: '',
  getNextPageParam: ({ next }: { next: string | undefined }) => next,
};
const pageAt = (cursor: string) => (cursor ? { cursor } : {});

/** One's own conversations, the latest first. */
export function useConversations(enabled = true) {
  const live = useLive();
  return useInfiniteQuery({
    queryKey: conversationsKey,
    queryFn: ({ pageParam }) =>
      callPage('GET /api/messages/conversations/:userId', {
        params: { userId: 'current-user' },
        query: pageAt(pageParam),
      }),
    ...paged,
    select: ({ pages }) => pages.flatMap(({ body }) => body),
    refetchInterval: live ? false : pollEvery,
    enabled,
  });
}

export type ChatPage = { body: Reply<'GET /api/messages/:userId/:otherUserId'>; next: string | undefined };

/** What was written with somebody, in the order it was written; older pages are read on demand. */
export function useChat(otherUserId: string) {
  const live = useLive();
  return useInfiniteQuery({
    queryKey: chatKey(otherUserId),
    queryFn: ({ pageParam }): Promise<ChatPage> =>
      callPage('GET /api/messages/:userId/:otherUserId', {
        params: { userId: 'current-user', otherUserId },
        query: pageAt(pageParam),
      }),
    ...paged,
    select: ({ pages }) => pages.flatMap(({ body }) => body).toReversed(),
    refetchInterval: live ? false : pollEvery,
  });
}

/** Both lists are read again: all of them, or the conversation with one person. */
export function refreshMessages(client: QueryClient, otherUserId?: string): void {
  const keys = otherUserId ? [conversationsKey, chatKey(otherUserId)] : [messagesKey];
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}

/** Says that everything up to a message has been seen. */
export function useMarkRead(otherUserId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) =>
      call('POST /api/messages/:userId/:otherUserId/read', {
        params: { userId: 'current-user', otherUserId },
        body: { messageId },
      }),
    onSuccess: () => refreshMessages(client, otherUserId),
  });
}

/** Somebody one has not written with yet, as members see them. */
export const useStranger = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: ['api', 'users', id],
    queryFn: () => call('GET /api/users/:id', { params: { id } }),
    enabled,
  });
