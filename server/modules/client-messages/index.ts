import type { Module } from '#server/platform/module.ts';
import { clientMessagesJobs } from './client-messages.jobs.ts';
import { clientMessagesRoutes } from './client-messages.routes.ts';

export { queueAnswer, recordAnswer } from './answers.ts';
export { sendMessage } from './send-message.ts';

export const clientMessages: Module = {
  name: 'client-messages',
  routes: clientMessagesRoutes,
  jobs: clientMessagesJobs,
  tables: {
    message_templates: {
      of: ['account_id'],
      what: "The provider's own texts of messages to clients",
      because: 'Messages sound like the provider.',
      archive: { list: 'message-templates', order: 'kind' },
      closed: 'deleted',
    },
    client_messages: {
      of: ['account_id'],
      what: 'Messages to clients: what they say, how and when they went',
      because: 'The provider sees what a client was told.',
      archive: { list: 'client-messages' },
      closed: 'deleted',
    },
  },
};
