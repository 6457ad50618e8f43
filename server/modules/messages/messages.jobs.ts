import { scheduled } from '#server/platform/jobs/jobs.ts';
import { lockMember } from './conversations.queries.ts';

type Waiting = { accountId: string; fromId: string };

export const messagesJobs = {
  /**
   * Sends one reminder for all unread messages of a conversation; the next is sent only after they were read. A
   * muted conversation sends none.
   */
  'remind-of-unread-messages': scheduled((platform, { accountId, fromId }: Waiting) =>
    platform.transact(async (t) => {
      const side = await lockMember(t.sql, accountId, fromId);
      if (side && side.unread > 0 && !side.muted) await t.announce('messages.waiting', { accountId, fromId });
    }),
  ),
};
