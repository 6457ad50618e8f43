import { photoRule } from '#server/modules/media/index.ts';
import { isInOwnMessage } from './photo-rules.queries.ts';
import type { Module } from '#server/platform/module.ts';
import { messagesJobs } from './messages.jobs.ts';
import { quickRepliesRoutes } from './quick-replies/quick-replies.routes.ts';
import { messagesData } from './messages.personal-data.ts';
import { messagesRoutes } from './messages.routes.ts';

export {
  findMessageContext,
  findMessageEvidence,
  removeMessage,
  removeMessagePhoto,
} from './evidence.queries.ts';
export { haveBookedWork } from './may-write.queries.ts';
export { postBookingMessage } from './post-booking-message.ts';

export const messages: Module = {
  routes: [...messagesRoutes, ...quickRepliesRoutes],
  jobs: messagesJobs,
  live: { messages: 'messages', conversation_members: 'messages' },
  provides: [photoRule({ viewers: isInOwnMessage })],
  personalData: messagesData,
};
