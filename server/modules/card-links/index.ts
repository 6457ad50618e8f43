import type { Module } from '#server/platform/module.ts';
import { cardLinksJobs } from './card-links.jobs.ts';
import { cardLinksRoutes } from './card-links.routes.ts';

export const cardLinks: Module = {
  name: 'card-links',
  routes: cardLinksRoutes,
  jobs: cardLinksJobs,
  tables: {
    card_links: {
      of: ['account_id'],
      topic: 'visits',
      what: 'Links that show the report cards of a visit, and until when; without the secret, of which only a hash is kept',
      because: 'Family and friends see how the pet was groomed, without an account.',
      until: 'until the link ends',
      archive: { list: 'card-links', without: ['token_hash'] },
      closed: 'deleted',
    },
  },
};
