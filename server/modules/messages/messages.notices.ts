import { href } from '#contract/pages.ts';
import { forgetBetween, kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { haveBookedWork } from './may-write.queries.ts';
import { findWaiting } from './notices.queries.ts';
import type { WaitingNews } from './notices.queries.ts';

const kinds = {
  messages_waiting: kind(
    { category: 'messages', action: 'Read and reply' },
    ({ writerName, latest, count }: WaitingNews, fromId: string) => ({
      title: `${writerName} wrote to you`,
      text: `${count > 1 ? `${count} messages are waiting for you. The latest:\n\n` : ''}"${latest}"\n\nReply on Wagwell; replies to this email are not read.`,
      path: href('messages', { with: fromId }),
    }),
  ),
};

const { notify } = notifierOf(kinds);

const jobs = {
  'notify-of-unread-messages': onEvent('messages.waiting', async (platform, { accountId, fromId }, jobId) => {
    const waiting = await findWaiting(platform.sql, accountId, fromId);
    if (waiting)
      await notify(
        platform,
        waiting.reader,
        'messages_waiting',
        { id: jobId, otherId: fromId },
        waiting,
        fromId,
      );
  }),
  /** What is about work that is still booked stays: both have to know of it. */
  'forget-notifications-of-blocked': onEvent('person.blocked', async (platform, { blockerId, blockedId }) => {
    const exceptWork = await haveBookedWork(platform.sql, blockerId, blockedId);
    await forgetBetween(platform, blockerId, blockedId, { exceptWork });
  }),
};

export const messageNotices = { kinds: noticeKinds(kinds), jobs };
