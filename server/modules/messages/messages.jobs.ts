import { scheduled } from '#server/platform/jobs/jobs.ts';
import { lockMember } from './messages.queries.ts';

type Waiting = { accountId: string; fromId: string };

export const messagesJobs = {
  /** One word for all that waits in a conversation; the next comes after they have been read. */
  'remind-of-unread-messages': scheduled((platform, { accountId, fromId }: Waiting) =>
    platform.transact(async (t) => {
      const side = await lockMember(t.sql, accountId, fromId);
      if (side && side.unread > 0) await t.announce('messages.waiting', { accountId, fromId });
    }),
  ),
};
