import { onEvent } from '#server/platform/jobs/jobs.ts';
import { notify } from '../delivery/notify.ts';
import { findWaiting } from '../facts/messages.queries.ts';

export const messageJobs = {
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
};
