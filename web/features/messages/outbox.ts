import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { Message } from '#contract/messages.ts';
import { createStore, useStore } from '#web/lib/create-store.ts';
import { useAction } from '#web/ui/use-action.ts';
import { chatKey, refreshMessages } from './messages.api.ts';
import type { ChatPages } from './messages.api.ts';

/** What was written and has not arrived, or not yet. Its `clientId` makes one message of however many tries. */
export type Outgoing = { clientId: string; content: string; createdAt: string; failed: boolean };

type Outboxes = Readonly<Record<string, Outgoing[]>>;
/** By who writes to whom, so that another account in this tab finds nothing. */
const outboxes = createStore<Outboxes>(() => ({}));
const none: Outgoing[] = [];
const noOutboxes: Outboxes = {};

/** Shows a message at once and sends it; whatever failed stays and can be sent again. */
export function useOutbox(ownId: string, otherUserId: string) {
  const client = useQueryClient();
  const key = `${ownId} ${otherUserId}`;
  const outgoing = useStore(outboxes, noOutboxes)[key] ?? none;
  const [sent, setSent] = useState(0);
  const change = (to: (before: Outgoing[]) => Outgoing[]) =>
    outboxes.set({ ...outboxes.get(), [key]: to(outboxes.get()[key] ?? none) });
  const { run, busy } = useAction('POST /api/messages', {
    failed: 'Failed to send message',
    optimistic({ body: { clientId = '', content } }) {
      const createdAt = new Date().toISOString();
      const others = (before: Outgoing[]) => before.filter((each) => each.clientId !== clientId);
      const show = (failed: boolean) =>
        change((before) => [...others(before), { clientId, content, createdAt, failed }]);
      show(false);
      return () => show(true);
    },
    accepted(message, { body: { clientId } }) {
      addToChat(client, otherUserId, message);
      change((before) => before.filter((each) => each.clientId !== clientId));
      refreshMessages(client, otherUserId);
      setSent((before) => before + 1);
    },
  });
  const send = ({ clientId, content }: Pick<Outgoing, 'clientId' | 'content'>) =>
    void run({ body: { fromUserId: 'current-user', toUserId: otherUserId, content, clientId } });
  return {
    outgoing,
    sending: busy,
    /** How many have arrived since the chat was opened. */
    sent,
    write: (content: string) => send({ clientId: uuidv7(), content }),
    tryAgain: send,
  };
}

/** The message takes the place of the one in the outbox without waiting for the list. */
function addToChat(client: QueryClient, otherUserId: string, message: Message): void {
  client.setQueryData<ChatPages>(chatKey(otherUserId), (chat) => {
    const [newest, ...older] = chat?.pages ?? [];
    if (!chat || !newest || newest.body.some(({ id }) => id === message.id)) return chat;
    return { ...chat, pages: [{ ...newest, body: [message, ...newest.body] }, ...older] };
  });
}
