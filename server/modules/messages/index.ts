import { photoRule } from '#server/modules/media/index.ts';
import { isInOwnMessage } from './photo-rules.queries.ts';
import type { Module } from '#server/platform/module.ts';
import { messagesJobs } from './messages.jobs.ts';
import { messageNotices } from './messages.notices.ts';
import { quickRepliesRoutes } from './quick-replies/quick-replies.routes.ts';
import { messagesRoutes } from './messages.routes.ts';
import { messagesTables } from './messages.tables.ts';

export {
  findMessageContext,
  findMessageEvidence,
  removeMessage,
  removeMessagePhoto,
} from './evidence.queries.ts';
export { postBookingMessage } from './post-booking-message.ts';

export const messages: Module = {
  name: 'messages',
  tables: messagesTables,
  routes: [...messagesRoutes, ...quickRepliesRoutes],
  jobs: messagesJobs,
  notices: messageNotices,
  provides: [photoRule({ viewers: isInOwnMessage })],
};
