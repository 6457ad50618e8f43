import { href } from '#contract/pages.ts';
import { kind } from '../kind.ts';
import type { WaitingFacts } from '../facts/messages.queries.ts';

export const messageKinds = {
  messages_waiting: kind(
    { category: 'messages', action: 'Read and reply' },
    ({ writerName, latest, count }: WaitingFacts, fromId: string) => ({
      title: `${writerName} wrote to you`,
      text: `${count > 1 ? `${count} messages are waiting for you. The latest:\n\n` : ''}"${latest}"\n\nReply on Wagwell; replies to this email are not read.`,
      path: href('messages', { with: fromId }),
    }),
  ),
};
