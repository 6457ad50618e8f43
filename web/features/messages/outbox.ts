import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { Message } from '#contract/messages.ts';
import { mayPassLater } from '#web/lib/api/call.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { keptOf, putOutgoing, removeOutgoing, useKept } from './kept-messages.ts';
import type { Draft, Outgoing } from './kept-messages.ts';
import { chatKey, refreshMessages } from './messages.api.ts';
import type { ChatPages } from './messages.api.ts';

/** Messages that are being sent by this tab. */
const underWay = new Set<string>();

/** Sends kept messages. @returns a function that tells whether the message arrived */
export function useSend(ownId: string) {
  const client = useQueryClient();
  const { run, busy } = useAction('POST /api/messages');
  async function send(message: Outgoing, words: { failed?: string } = {}): Promise<boolean> {
    const { clientId, otherUserId, content, photos } = message;
    if (underWay.has(clientId)) return false;
    underWay.add(clientId);
    putOutgoing(ownId, { ...message, failed: false });
    const photoIds = photos.map(({ id }) => id);
    let refused = false;
    const arrived = await run(
      {
        body: {
          fromUserId: 'current-user',
          toUserId: otherUserId,
          content,
          ...(photoIds.length > 0 ? { photoIds } : {}),
          clientId,
        },
      },
      {
        ...words,
        done: (sent) => {
          addToChat(client, otherUserId, sent);
        },
        refused: (error) => {
          refused = !mayPassLater(error);
          return false;
        },
      },
    );
    underWay.delete(clientId);
    if (arrived) {
      removeOutgoing(ownId, clientId);
      refreshMessages(client, otherUserId);
    } else putOutgoing(ownId, { ...message, failed: true, refused });
    return arrived;
  }
  return { send, busy };
}

/** Shows a message at once and sends it. A failed message stays and can be sent again. */
export function useOutbox(ownId: string, otherUserId: string) {
  const { send, busy } = useSend(ownId);
  const [sent, setSent] = useState(0);
  const outgoing = useKept(ownId).outgoing.filter((each) => each.otherUserId === otherUserId);
  async function sendShown(message: Outgoing): Promise<void> {
    if (await send(message, { failed: 'Failed to send message' })) setSent((before) => before + 1);
  }
  return {
    outgoing,
    sending: busy,
    /** Number of messages that have arrived since the chat was opened. */
    sent,
    write: ({ content, photos }: Draft) =>
      void sendShown({
        clientId: uuidv7(),
        otherUserId,
        content,
        photos,
        createdAt: new Date().toISOString(),
        failed: false,
        refused: false,
      }),
    tryAgain: (message: Outgoing) => void sendShown(message),
  };
}

/** Sends what waits, in its order, once the page is open and whenever the connection returns. */
export function useResending(ownId: string, isConnected: boolean): void {
  const { send } = useSend(ownId);
  const sendWaiting = useEffectEvent(async () => {
    for (const message of keptOf(ownId).outgoing)
      if (!message.refused && !underWay.has(message.clientId) && !(await send(message))) return;
  });
  useEffect(() => {
    const onOnline = () => void sendWaiting();
    if (isConnected) onOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isConnected]);
}

/** Adds the sent message to the chat in place of the outgoing one, without reloading the list. */
function addToChat(client: QueryClient, otherUserId: string, message: Message): void {
  client.setQueryData<ChatPages>(chatKey(otherUserId), (chat) => {
    const [newest, ...older] = chat?.pages ?? [];
    if (!chat || !newest || newest.body.some(({ id }) => id === message.id)) return chat;
    return { ...chat, pages: [{ ...newest, body: [message, ...newest.body] }, ...older] };
  });
}
