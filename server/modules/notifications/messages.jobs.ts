import { href } from '#contract/pages.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { findWaiting } from './messages.queries.ts';
import type { WaitingFacts } from './messages.queries.ts';
import { notify } from './notify.ts';
import type { NotificationMail } from './notify.ts';

const waitingTemplate = ({ writerName, latest, count }: WaitingFacts, fromId: string): NotificationMail => ({
  subject: `${writerName} wrote to you`,
  text: `${count > 1 ? `${count} messages are waiting for you. The latest:\n\n` : ''}"${latest}"\n\nReply on Wagwell; nobody reads replies to this email.`,
  path: href('messages', { with: fromId }),
});

export const messageNotificationJobs = {
  'tell-of-unread-messages': onEvent('messages.waiting', async (platform, { accountId, fromId }) => {
    const waiting = await findWaiting(platform.sql, accountId, fromId);
    if (waiting) await notify(platform, waiting.reader, waitingTemplate(waiting, fromId));
  }),
};
