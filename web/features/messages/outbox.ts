import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { uuidv7 } from 'uuidv7';
import type { Message } from '#contract/messages/messages.ts';
import { mayPassLater } from '#web/lib/api/call-error.ts';
import { pollEvery } from '#web/lib/api/query.ts';
import { toast } from '#web/lib/toast-store.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { keptOf, putOutgoing, removeOutgoing, useKept } from './kept-messages.ts';
import type { Draft, Outgoing } from './kept-messages.ts';
import { chatKey, refreshMessages } from './messages.api.ts';
import type { ChatPages } from './messages.api.ts';

/** Messages that are being sent by this tab. */
const underWay = new Set<string>();

type Outcome = 'arrived' | 'refused' | 'waits';

/** Sends kept messages. A refused one holds up none of the later ones. */
export function useSend(ownId: string) {
  const client = useQueryClient();
  const { run, busy } = useAction('POST /api/messages');
  async function send(message: Outgoing, words: { failed?: string } = {}): Promise<Outcome> {
    const { clientId, otherUserId, content, photos } = message;
    if (underWay.has(clientId)) return 'waits';
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
      return 'arrived';
    }
    putOutgoing(ownId, { ...message, failed: true, refused });
    return refused ? 'refused' : 'waits';
  }
  /** Sends those that wait, in their order, until one does not reach the server. @returns whether all did */
  async function sendWaiting(messages = keptOf(ownId).outgoing): Promise<boolean> {
    for (const message of messages) if (!message.refused && (await send(message)) === 'waits') return false;
    return true;
  }
  return { send, sendWaiting, busy };
}

/** Shows a message at once and sends it. A failed message stays and can be sent again. */
export function useOutbox(ownId: string, otherUserId: string) {
  const { send, sendWaiting, busy } = useSend(ownId);
  const outgoing = useKept(ownId).outgoing.filter((each) => each.otherUserId === otherUserId);
  /** Sends a message after the earlier ones to the same person. */
  async function sendShown(message: Outgoing): Promise<void> {
    putOutgoing(ownId, message);
    const toThem = keptOf(ownId).outgoing.filter((each) => each.otherUserId === otherUserId);
    const place = toThem.findIndex(({ clientId }) => clientId === message.clientId);
    if (!(await sendWaiting(toThem.slice(0, place)))) return putOutgoing(ownId, { ...message, failed: true });
    const outcome = await send(message, { failed: 'Failed to send message' });
    if (outcome === 'arrived')
      toast({ title: 'Message sent!', description: 'Your message has been delivered.' });
  }
  return {
    outgoing,
    sending: busy,
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

/** Sends waiting messages when the page opens, whenever the connection returns, and every 30 s after a failure. */
export function useResending(ownId: string, isConnected: boolean): void {
  const { sendWaiting } = useSend(ownId);
  const onOnline = useEffectEvent(() => void sendWaiting());
  const hasFailed = useKept(ownId).outgoing.some(({ failed, refused }) => failed && !refused);
  useEffect(() => {
    const resend = () => onOnline();
    if (isConnected) resend();
    window.addEventListener('online', resend);
    return () => window.removeEventListener('online', resend);
  }, [isConnected]);
  // The server may have been away for a moment, without the connection being lost.
  const retries = isConnected && hasFailed;
  useEffect(() => {
    if (!retries) return undefined;
    const timer = setInterval(() => onOnline(), pollEvery);
    return () => clearInterval(timer);
  }, [retries]);
}

/** Adds the sent message to the chat in place of the outgoing one, without reloading the list. */
function addToChat(client: QueryClient, otherUserId: string, message: Message): void {
  client.setQueryData<ChatPages>(chatKey(otherUserId), (chat) => {
    const [newest, ...older] = chat?.pages ?? [];
    if (!chat || !newest || newest.body.some(({ id }) => id === message.id)) return chat;
    return { ...chat, pages: [{ ...newest, body: [message, ...newest.body] }, ...older] };
  });
}
