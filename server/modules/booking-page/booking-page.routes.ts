import { bookingPageApi } from '#contract/booking-page.ts';
import { member, routes, signedIn, withRole } from '#server/modules/identity/index.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { bookByPage } from './book-by-page.ts';
import { verifyCode } from './client-of-ticket.ts';
import { sendCode } from './codes.ts';
import { listFreeDays } from './openings/free-days.ts';
import { listOpenings } from './openings/openings.ts';
import { getOwnPage, getPageOfLink, getPageOfVisit, requireOpenPage, saveOwnPage } from './page.ts';
import { getQuote } from './quote.ts';
import { showPage } from './show-page.ts';

const reading = { name: 'booking-pages', max: 300, per: minutes(5), by: 'address' } as const;
const asking = { name: 'booking-codes', max: 60, per: hours(1), by: 'address' } as const;
const trying = { name: 'booking-code-tries', max: 60, per: hours(1), by: 'address' } as const;
const booking = { name: 'page-bookings', max: 60, per: hours(1), by: 'address' } as const;
const writes = { name: 'booking-page-settings', max: 120, per: hours(1), by: 'account' } as const;

/** Clients book without an account: a code proves their email or phone, and is exchanged for a ticket. */
export const bookingPageRoutes = routes(bookingPageApi, {
  'GET /api/booking-page': {
    who: withRole('groomer', 'owner'),
    reads: ['booking-page'],
    mayLag: ['calendar', 'profile'],
    run: ({ sql, actor }) => getOwnPage(sql, actor),
  },
  'PUT /api/booking-page': {
    who: member('groomer', 'owner'),
    limit: writes,
    run: ({ t, actor, body }) => saveOwnPage(t, actor, body),
  },
  'GET /api/free-days': {
    who: member(),
    reads: ['blocks'],
    mayLag: ['booking-page', 'businesses', 'calendar', 'groomers', 'profile'],
    limit: 'opening',
    run: ({ sql, actor, query, platform }) => listFreeDays(sql, actor.id, query, platform.clock.now()),
  },
  'GET /api/book/:as/:slug': {
    who: 'everyone',
    spread: true,
    limit: reading,
    run: ({ platform, sql, params }) => showPage(sql, params, platform.clock.now()),
  },
  'GET /api/client-links/:secret/booking-page': {
    who: 'everyone',
    limit: { name: 'client-links', max: 300, per: minutes(5), by: 'address' },
    run: ({ sql, params, platform }) => getPageOfLink(sql, params.secret, platform.clock.now()),
  },
  'GET /api/visits/:id/booking-page': {
    who: signedIn,
    reads: ['booking-page', 'visits'],
    mayLag: ['businesses', 'calendar', 'groomers', 'profile'],
    run: ({ sql, actor, params }) => getPageOfVisit(sql, actor.id, params.id),
  },
  'POST /api/book/:as/:slug/codes': {
    who: 'everyone',
    limit: asking,
    async runOutsideTransaction({ platform, params, body }) {
      const { accountId } = await requireOpenPage(platform.sql, params);
      await sendCode(platform, accountId, body);
    },
  },
  'POST /api/book/:as/:slug/codes/verify': {
    who: 'everyone',
    limit: trying,
    runOutsideTransaction: ({ platform, params, body }) => verifyCode(platform, params, body),
  },
  'POST /api/book/:as/:slug/quote': {
    who: 'everyone',
    limit: reading,
    run: ({ t, platform, params, body }) => getQuote(t.sql, platform.places, params, body, t.now),
  },
  'GET /api/book/:as/:slug/openings': {
    who: 'everyone',
    limit: reading,
    run: ({ platform, params, query }) => listOpenings(platform, params, query),
  },
  'POST /api/book/:as/:slug': {
    who: 'everyone',
    limit: booking,
    run: ({ t, platform, params, body }) => bookByPage(t, platform, params, body),
  },
});
