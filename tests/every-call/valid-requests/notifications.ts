import { categoryNames } from '#contract/notifications/notification-categories.ts';
import type { mailPreferencesApi, notificationsApi, pushApi } from '#contract/notifications/notifications.ts';
import {
  makeNotification,
  makePushSubscription,
} from '#server/modules/notifications/notifications.factory.ts';
import { signPreferenceLink } from '#server/modules/notifications/preferences/preference-link.ts';
import { findLinkKey } from '#server/modules/notifications/preferences/preferences.queries.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest, ValidRequests } from '#tests/every-call/valid-request.ts';

const everyCategory = <T>(choice: T) =>
  Object.fromEntries(categoryNames.map((category) => [category, choice]));

export const notificationsRequests: ValidRequests<typeof notificationsApi> = {
  'GET /api/notifications': {
    set: withRecords(async (t, accountId) => {
      for (let count = 0; count < 3; count++) await makeNotification(t, { accountId });
      return { query: { limit: '2' } };
    }),
  },
  'GET /api/notifications/unread': {
    set: withRecords(async (t, accountId) => {
      await makeNotification(t, { accountId });
      return {};
    }),
  },
  'POST /api/notifications/read': {
    set: withRecords(async (t, accountId) => {
      const { id } = await makeNotification(t, { accountId });
      return { body: { ids: [id], upTo: id, href: '/profile' } };
    }),
  },
  'GET /api/notification-preferences': {},
  'PUT /api/notification-preferences': {
    set: () => ({
      body: {
        categories: everyCategory({ inApp: true, email: true, push: false }),
        quietHours: { from: '22:00', until: '07:00' },
        timeZone: 'America/Chicago',
        digest: true,
        urgentInQuietHours: true,
      },
    }),
  },
};

const withKey = (input: object = {}): ValidRequest => ({
  set: withRecords(async (t, accountId) => ({
    params: { key: signPreferenceLink(await findLinkKey(t.sql), accountId) },
    ...input,
  })),
});

export const mailPreferencesRequests: ValidRequests<typeof mailPreferencesApi> = {
  'GET /api/mail-preferences/:key': withKey(),
  'PUT /api/mail-preferences/:key': withKey({ body: { categories: everyCategory(true), digest: true } }),
  'GET /unsubscribe/:key': withKey({ query: { category: 'offers' } }),
  'POST /unsubscribe/:key': withKey({ query: { category: 'offers' } }),
};

export const pushRequests: ValidRequests<typeof pushApi> = {
  'GET /api/push-key': {},
  'POST /api/push-subscriptions': {
    set: () => ({
      body: {
        endpoint: 'https://fcm.googleapis.com/fcm/send/one-browser',
        expirationTime: null,
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      },
    }),
  },
  'DELETE /api/push-subscriptions/:id': {
    set: withRecords(async (t, accountId) => ({
      params: { id: (await makePushSubscription(t, { accountId })).id },
    })),
  },
};
