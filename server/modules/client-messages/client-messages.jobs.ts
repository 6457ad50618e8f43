import { every, onEvent, scheduled } from '#server/platform/jobs/jobs.ts';
import type { JobTable } from '#server/platform/jobs/jobs.ts';
import { mailMessage } from './mail-message.ts';
import { dropAnsweredQuestion, markUndelivered } from './client-messages.queries.ts';
import { remindClients } from './remind-clients.ts';
import { tellClient } from './tell-client.ts';
import { textMessage } from './text-message.ts';

export const clientMessagesJobs: JobTable = {
  'remind-clients': every('hour', remindClients),
  'tell-client': onEvent('visit.client_to_tell', tellClient),
  'drop-answered-question': onEvent('price_change.answered', async ({ sql }, { priceChangeId }) => {
    await dropAnsweredQuestion(sql, priceChangeId);
  }),
  'mail-client-message': scheduled((platform, { messageId }: { messageId: string }) =>
    mailMessage(platform, messageId),
  ),
  'mail-text-to-client': scheduled((platform, { messageId }: { messageId: string }) =>
    textMessage(platform, messageId),
  ),
  'note-undelivered-text': onEvent('text.not_delivered', async ({ sql }, { textId }) => {
    await markUndelivered(sql, textId);
  }),
};
