import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { Message } from '#contract/messages.ts';
import { createStore, useStore } from '#web/lib/create-store.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { chatKey, refreshMessages } from './messages.api.ts';
import type { ChatPages } from './messages.api.ts';

/**
 * A message that has not arrived yet or has failed. Its `clientId` keeps retries from creating duplicates.
 */
export type Outgoing = { clientId: string; content: string; createdAt: string; failed: boolean };

type Outboxes = Readonly<Record<string, Outgoing[]>>;
/** Outboxes by sender and recipient, so that another account in this tab does not see them. */
const outboxes = createStore<Outboxes>(() => ({}));
const none: Outgoing[] = [];
const noOutboxes: Outboxes = {};

/** Shows a message at once and sends it. A failed message stays and can be sent again. */
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
    /** Number of messages that have arrived since the chat was opened. */
    sent,
    write: (content: string) => send({ clientId: uuidv7(), content }),
    tryAgain: send,
  };
}

/** Adds the sent message to the chat in place of the outgoing one, without reloading the list. */
function addToChat(client: QueryClient, otherUserId: string, message: Message): void {
  client.setQueryData<ChatPages>(chatKey(otherUserId), (chat) => {
    const [newest, ...older] = chat?.pages ?? [];
    if (!chat || !newest || newest.body.some(({ id }) => id === message.id)) return chat;
    return { ...chat, pages: [{ ...newest, body: [message, ...newest.body] }, ...older] };
  });
}
