import type { Module } from '#server/platform/module.ts';
import { deliveryJobs } from './delivery/delivery.jobs.ts';
import { countNotifications } from './personal-data.queries.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { mailPreferencesRoutes } from './preferences/mail-preferences.routes.ts';
import { pushJobs } from './push/push.jobs.ts';
import { pushRoutes } from './push/push.routes.ts';
import { notificationsTables } from './notifications.tables.ts';

export { forgetBetween } from './delivery/forget-between.ts';
export { notifierOf } from './delivery/notify.ts';
export { sendNotice } from './delivery/send-notice.ts';
export { findPerson, person } from './people.queries.ts';
export { fullName } from './person.ts';
export type { Person } from './person.ts';
export { kind, noticeKinds } from './kind.ts';
export { categoryChannels } from './preferences/category-channels.ts';

export const notifications: Module = {
  name: 'notifications',
  tables: notificationsTables,
  leaving: {
    facts: async (sql, accountId) => ({ lost: { notifications: await countNotifications(sql, accountId) } }),
  },
  routes: [...notificationsRoutes, ...mailPreferencesRoutes, ...pushRoutes],
  jobs: { ...deliveryJobs, ...pushJobs },
};
