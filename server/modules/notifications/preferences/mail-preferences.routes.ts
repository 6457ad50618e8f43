import { mailPreferencesApi } from '#contract/notifications/notifications.ts';
import { href } from '#contract/pages.ts';
import { routes } from '#server/modules/identity/index.ts';
import { minutes } from '#server/platform/clock.ts';
import { changeMailPreferences, getMailPreferences, unsubscribe } from './mail-preferences.ts';

const limit = { name: 'mail-preferences', max: 60, per: minutes(1), by: 'address' } as const;

/** The signed key in the path takes the place of a session. */
export const mailPreferencesRoutes = routes(mailPreferencesApi, {
  'GET /api/mail-preferences/:key': {
    who: 'everyone',
    limit,
    run: ({ sql, platform, params }) => getMailPreferences(sql, platform.extensions, params.key),
  },
  'PUT /api/mail-preferences/:key': {
    who: 'everyone',
    limit,
    run: ({ t, platform, params, body }) => changeMailPreferences(t, platform.extensions, params.key, body),
  },
  'GET /unsubscribe/:key': {
    who: 'everyone',
    limit,
    // Mail programs open links to check them, so that opening one changes nothing.
    async run({ params, query, reply }) {
      await reply.redirect(href('email-preferences', { key: params.key, leave: query.category }));
    },
  },
  'POST /unsubscribe/:key': {
    who: 'everyone',
    limit,
    run: ({ t, platform, params, query }) => unsubscribe(t, platform.extensions, params.key, query.category),
  },
});
