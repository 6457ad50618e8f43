import type { Module } from '#server/platform/module.ts';
import { deliveryJobs } from './delivery/delivery.jobs.ts';
import { blockJobs } from './events/blocks.jobs.ts';
import { certificationNoticeJobs } from './events/certifications.jobs.ts';
import { messageJobs } from './events/messages.jobs.ts';
import { reliabilityNoticeJobs } from './events/reliability.jobs.ts';
import { noticeKinds } from './kind.ts';
import { kinds } from './kinds/notification-kinds.ts';
import { countNotifications } from './personal-data.queries.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { mailPreferencesRoutes } from './preferences/mail-preferences.routes.ts';
import { pushJobs } from './push/push.jobs.ts';
import { pushRoutes } from './push/push.routes.ts';
import { notificationsTables } from './notifications.tables.ts';

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
  provides: [noticeKinds(kinds)],
  leaving: {
    facts: async (sql, accountId) => ({ lost: { notifications: await countNotifications(sql, accountId) } }),
  },
  routes: [...notificationsRoutes, ...mailPreferencesRoutes, ...pushRoutes],
  jobs: {
    ...reliabilityNoticeJobs,
    ...certificationNoticeJobs,
    ...messageJobs,
    ...blockJobs,
    ...deliveryJobs,
    ...pushJobs,
  },
};
