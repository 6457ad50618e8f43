import { href } from '#contract/pages.ts';
import { removeOutgoing, useKept } from './kept-messages.ts';
import { useConversations } from './messages.api.ts';
import { useSend } from './outbox.ts';

/** The messages that have not arrived, as the list of what waits shows them. */
export function useWaitingMessages(ownId: string) {
  const { outgoing } = useKept(ownId);
  const failed = outgoing.filter((message) => message.failed);
  const people = useConversations(failed.length > 0).data ?? [];
  const { send } = useSend(ownId);
  return failed.map((message) => {
    const name = people.find(({ otherUserId }) => otherUserId === message.otherUserId)?.otherUserName;
    return {
      id: message.clientId,
      title: name ? `Message to ${name}` : 'Message',
      to: href('messages', { with: message.otherUserId }),
      at: message.createdAt,
      refusal: message.refused ? 'It can no longer be sent.' : null,
      again: () => void send(message),
      discard: () => removeOutgoing(ownId, message.clientId),
    };
  });
}
