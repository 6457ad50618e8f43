import { notificationsApi } from '#contract/notifications/notifications.ts';
import { routes, signedIn, signedInBeforeAgreeing } from '#server/modules/identity/index.ts';
import { minutes } from '#server/platform/clock.ts';
import { linkNext } from '#server/platform/http/requests/paging.ts';
import { listNotifications } from './list-notifications.ts';
import { markRead } from './mark-read.ts';
import { countUnread } from './delivery/notifications.queries.ts';
import { changePreferences, getPreferences } from './preferences/change-preferences.ts';

/** Needs no membership: people are notified about the end of theirs, too. */
export const notificationsRoutes = routes(notificationsApi, {
  'GET /api/notifications': {
    reads: ['notifications'],
    who: signedIn,
    async run({ platform, actor, query, request, reply }) {
      const { notifications, next } = await listNotifications(platform, actor.id, query);
      linkNext(request, reply, next);
      return notifications;
    },
  },
  'GET /api/notifications/unread': {
    reads: ['notifications'],
    who: signedIn,
    run: async ({ sql, actor }) => ({ count: await countUnread(sql, actor.id) }),
  },
  'POST /api/notifications/read': {
    // A page that opens marks what leads to it as read, also those that stay open without an agreement.
    who: signedInBeforeAgreeing,
    limit: { name: 'notifications-read', max: 120, per: minutes(1), by: 'account' },
    run: ({ t, actor, body }) => markRead(t, actor.id, body),
  },
  'GET /api/notification-preferences': {
    reads: ['care-tips', 'notification-preferences'],
    mayLag: ['businesses', 'groomers', 'profile'],
    who: signedIn,
    run: ({ sql, platform, actor }) => getPreferences(sql, platform.extensions, actor.id),
  },
  'PUT /api/notification-preferences': {
    who: signedIn,
    limit: { name: 'notification-preferences', max: 60, per: minutes(1), by: 'account' },
    run: ({ t, platform, actor, body }) => changePreferences(t, platform.extensions, actor.id, body),
  },
});
