import type { Module } from '#server/platform/module.ts';
import { bookingPageJobs } from './booking-page.jobs.ts';
import { bookingPageNotices } from './booking-page.notices.ts';
import { bookingPageRoutes } from './booking-page.routes.ts';

export { findShownDaysOf, nextFreeOf } from './openings/bookable-days.ts';
export { clientOfTicket } from './client-of-ticket.ts';
export { requireOpenPage } from './page.ts';
export type { Address } from './page.ts';

export const bookingPage: Module = {
  name: 'booking-page',
  routes: bookingPageRoutes,
  jobs: bookingPageJobs,
  notices: bookingPageNotices,
  tables: {
    booking_pages: {
      of: ['account_id'],
      what: 'Whether and how clients book on the own page: lead time, days ahead, new clients, gap between visits',
      because: 'The page offers what its provider wants.',
      archive: { list: 'booking-page', order: 'account_id' },
      closed: 'deleted',
    },
    booking_codes: {
      of: ['account_id'],
      announced: false,
      what: 'Email addresses and phones of people who book on the page, with the code that was sent to them',
      because: 'They prove that the address or phone is theirs.',
      until: 'for 24 hours',
      archive: { none: 'Most of them are people who never became clients, and their codes are secrets.' },
      closed: 'deleted',
    },
    page_bookings: {
      of: ['account_id'],
      announced: false,
      what: 'Which visits were booked on the page, the rule for cancelling that their clients agreed to, and the phone that they proved',
      because: 'It shows what was agreed to, and where the answer goes.',
      archive: { list: 'page-bookings' },
      closed: 'deleted',
    },
  },
};
