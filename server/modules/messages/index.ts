import type { Module } from '#server/platform/module.ts';
import { messagesJobs } from './messages.jobs.ts';
import { messagesRoutes } from './messages.routes.ts';

export { postBookingMessage } from './post-booking-message.ts';

export const messages: Module = {
  routes: messagesRoutes,
  jobs: messagesJobs,
  live: { messages: 'messages', conversation_members: 'messages' },
};
