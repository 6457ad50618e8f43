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
    run: ({ sql, params }) => getMailPreferences(sql, params.key),
  },
  'PUT /api/mail-preferences/:key': {
    who: 'everyone',
    limit,
    run: ({ t, params, body }) => changeMailPreferences(t, params.key, body),
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
    run: ({ t, params, query }) => unsubscribe(t, params.key, query.category),
  },
});
