import type { Module } from '#server/platform/module.ts';
import { clientLinksJobs } from './client-links.jobs.ts';
import { clientLinkNotices } from './client-links.notices.ts';
import { clientLinksRoutes } from './client-links.routes.ts';

export { actingByLink, readingByLink } from './client-links.routes.ts';
export { offerAgain, offerTimes } from './time-offers.ts';
export { findLink, linkOfVisit } from './link-of-visit.ts';
export { linkPhoto } from './show-photo.ts';

export const clientLinks: Module = {
  name: 'client-links',
  routes: clientLinksRoutes,
  jobs: clientLinksJobs,
  notices: clientLinkNotices,
  tables: {
    client_links: {
      of: ['account_id'],
      what: 'The secret addresses that show clients their visits; without the secrets, which are encrypted',
      because: 'A client confirms, moves or cancels a visit without an account.',
      until: 'until 60 days after the visit, or after times for another one were offered',
      archive: { list: 'client-links', without: ['token_hash', 'sealed_secret'] },
      closed: 'deleted',
    },
    time_offers: {
      of: ['account_id'],
      topic: 'visits',
      what: 'Times for a visit that its client asked for or its provider offered',
      because: 'The two agree on another time.',
      archive: { list: 'time-offers' },
      closed: 'deleted',
    },
  },
};
