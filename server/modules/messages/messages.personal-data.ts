import type { PersonalData } from '#server/platform/module.ts';
import {
  deleteQuickReplies,
  exportConversations,
  exportMessages,
  exportQuickReplies,
} from './personal-data.queries.ts';

export const messagesData: PersonalData = {
  domain: 'messages',
  export: async (sql, accountId) => ({
    conversations: await exportConversations(sql, accountId),
    messages: await exportMessages(sql, accountId),
    'quick-replies': await exportQuickReplies(sql, accountId),
  }),
  async erase({ sql }, accountId) {
    await deleteQuickReplies(sql, accountId);
  },
};
