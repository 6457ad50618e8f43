import type { PersonalData } from '#server/platform/module.ts';
import {
  countNotifications,
  deleteNotificationsOf,
  exportChoices,
  exportNotifications,
  exportPushSubscriptions,
  exportSettings,
} from './personal-data.queries.ts';

export const notificationsData: PersonalData = {
  domain: 'notifications',
  export: async (sql, accountId) => ({
    notifications: await exportNotifications(sql, accountId),
    'notification-choices': await exportChoices(sql, accountId),
    'notification-settings': await exportSettings(sql, accountId),
    'push-subscriptions': await exportPushSubscriptions(sql, accountId),
  }),
  facts: async (sql, accountId) => ({ lost: { notifications: await countNotifications(sql, accountId) } }),
  async erase({ sql }, accountId) {
    await deleteNotificationsOf(sql, accountId);
  },
};
