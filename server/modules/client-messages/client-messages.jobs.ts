import { every, scheduled } from '#server/platform/jobs/jobs.ts';
import type { JobTable } from '#server/platform/jobs/jobs.ts';
import { mailMessage } from './mail-message.ts';
import { remindClients } from './remind-clients.ts';

export const clientMessagesJobs: JobTable = {
  'remind-clients': every('hour', remindClients),
  'mail-client-message': scheduled((platform, { messageId }: { messageId: string }) =>
    mailMessage(platform, messageId),
  ),
};
