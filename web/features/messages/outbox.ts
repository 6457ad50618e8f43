import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { Message } from '#contract/messages.ts';
import { CallError, call, detailOf } from '#web/lib/call.ts';
import { toast } from '#web/ui/toast-store.ts';
import { chatKey, refreshMessages } from './messages.api.ts';
import type { ChatPage } from './messages.api.ts';

/** What was written and has not arrived, or not yet. Its `clientId` makes one message of however many tries. */
export type Outgoing = { clientId: string; content: string; createdAt: string; failed: boolean };

const outboxKey = (otherUserId: string) => ['outbox', otherUserId];
const none: Outgoing[] = [];

/** Shows a message at once and sends it; whatever failed stays and can be sent again. */
export function useOutbox(otherUserId: string) {
  const client = useQueryClient();
  const key = outboxKey(otherUserId);
  const { data: outgoing } = useQuery({
    queryKey: key,
    queryFn: () => none,
    initialData: none,
    enabled: false,
    gcTime: Infinity,
  });
  const [sent, setSent] = useState(0);
  const change = (to: (before: Outgoing[]) => Outgoing[]) =>
    client.setQueryData<Outgoing[]>(key, (before = none) => to(before));
  const send = useMutation({
    mutationFn: ({ clientId, content }: Outgoing) =>
      call('POST /api/messages', {
        body: { fromUserId: 'current-user', toUserId: otherUserId, content, clientId },
      }),
    // An answer that got lost may have been a yes; asking again tells.
    retry: (tries, error) => !(error instanceof CallError) && tries < 2,
    retryDelay: 1000,
    onMutate: (message) =>
      change((before) => [...before.filter((each) => each.clientId !== message.clientId), message]),
    onSuccess(message, { clientId }) {
      addToChat(client, otherUserId, message);
      change((before) => before.filter((each) => each.clientId !== clientId));
      refreshMessages(client, otherUserId);
      setSent((before) => before + 1);
    },
    onError(error, { clientId }) {
      change((before) =>
        before.map((each) => (each.clientId === clientId ? { ...each, failed: true } : each)),
      );
      toast({ variant: 'destructive', title: 'Failed to send message', description: wayOn(error) });
    },
  });
  return {
    outgoing,
    sending: send.isPending,
    /** How many have arrived since the chat was opened. */
    sent,
    write: (content: string) =>
      send.mutate({ clientId: uuidv7(), content, createdAt: new Date().toISOString(), failed: false }),
    tryAgain: (message: Outgoing) =>
      send.mutate({ ...message, createdAt: new Date().toISOString(), failed: false }),
  };
}

/** Without a membership, or too fast, trying again at once does not help. */
const wayOn = (error: unknown): string =>
  error instanceof CallError && [402, 429].includes(error.status)
    ? detailOf(error, 'Please try again.')
    : 'Please try again.';

/** The message takes the place of the one in the outbox without waiting for the list. */
function addToChat(client: QueryClient, otherUserId: string, message: Message): void {
  client.setQueryData<InfiniteData<ChatPage, string>>(chatKey(otherUserId), (chat) => {
    const [newest, ...older] = chat?.pages ?? [];
    if (!chat || !newest || newest.body.some(({ id }) => id === message.id)) return chat;
    return { ...chat, pages: [{ ...newest, body: [message, ...newest.body] }, ...older] };
  });
}
