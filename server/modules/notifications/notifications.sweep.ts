import { categoryNames } from '#contract/notifications/notification-categories.ts';
import type { mailPreferencesApi, notificationsApi, pushApi } from '#contract/notifications/notifications.ts';
import { href } from '#contract/pages.ts';
import { everyone, anyone, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';
import { makeNotification, makePushSubscription } from './notifications.factory.ts';
import { signPreferenceLink } from './preferences/preference-link.ts';
import { findLinkKey } from './preferences/preferences.queries.ts';

const everyCategory = <T>(choice: T) =>
  Object.fromEntries(categoryNames.map((category) => [category, choice]));

const withKey = (input: object = {}): ValidRequest => ({
  set: withRecords(async (t, accountId) => ({
    params: { key: signPreferenceLink(await findLinkKey(t.sql), accountId) },
    ...input,
  })),
});

export const sweep: Sweep<typeof notificationsApi & typeof mailPreferencesApi & typeof pushApi> = {
  calls: {
    'GET /api/notifications': {
      access: own(anyone, 'own'),
      set: withRecords(async (t, accountId) => {
        for (let count = 0; count < 3; count++) await makeNotification(t, { accountId });
        return { query: { limit: '2' } };
      }),
    },
    // Counts have no ids; the module's own test shows that they are the caller's.
    'GET /api/notifications/unread': {
      access: anyone,
      set: withRecords(async (t, accountId) => {
        await makeNotification(t, { accountId });
        return {};
      }),
    },
    'POST /api/notifications/read': {
      access: anyone,
      set: withRecords(async (t, accountId) => {
        const { id } = await makeNotification(t, { accountId });
        return { body: { ids: [id], upTo: id, href: href('profile') } };
      }),
    },
    'GET /api/notification-preferences': { access: anyone },
    'PUT /api/notification-preferences': {
      access: anyone,
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
    // The signed key in the path takes the place of a session.
    'GET /api/mail-preferences/:key': { access: everyone, ...withKey() },
    'PUT /api/mail-preferences/:key': {
      access: everyone,
      ...withKey({ body: { categories: everyCategory(true), digest: true } }),
    },
    'GET /unsubscribe/:key': { access: everyone, ...withKey({ query: { category: 'offers' } }) },
    'POST /unsubscribe/:key': { access: everyone, ...withKey({ query: { category: 'offers' } }) },
    'GET /api/push-key': { access: anyone },
    'POST /api/push-subscriptions': {
      access: anyone,
      set: () => ({
        body: {
          endpoint: 'https://fcm.googleapis.com/fcm/send/one-browser',
          expirationTime: null,
          keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
        },
      }),
    },
    'DELETE /api/push-subscriptions/:id': {
      access: own(anyone),
      set: withRecords(async (t, accountId) => ({
        params: { id: (await makePushSubscription(t, { accountId })).id },
      })),
    },
  },
  share: ({ me }) =>
    me.call('PUT /api/notification-preferences', { body: { digest: true, timeZone: 'America/Chicago' } }),
  fill: async (t, me) => {
    const choice = { accountId: me, category: 'offers', inApp: true, email: true, push: false };
    await t.sql`insert into notification_choices ${t.sql(choice)} on conflict do nothing`;
    await makePushSubscription(t, { accountId: me });
  },
};
