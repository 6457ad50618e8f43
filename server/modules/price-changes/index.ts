import { linkPhoto } from '#server/modules/client-links/index.ts';
import { photoRule } from '#server/modules/media/index.ts';
import type { Module } from '#server/platform/module.ts';
import { isOnPriceChange } from './photo-rules.queries.ts';
import { priceChangesJobs } from './price-changes.jobs.ts';
import { priceChangeNotices } from './price-changes.notices.ts';
import { showsPhoto } from './price-changes.queries.ts';
import { priceChangesRoutes } from './price-changes.routes.ts';

export { agreeAtCheckOut, closeQuestions, findAgreedTotal } from './agree-at-check-out.ts';

export const priceChanges: Module = {
  name: 'price-changes',
  routes: priceChangesRoutes,
  jobs: priceChangesJobs,
  notices: priceChangeNotices,
  provides: [photoRule({ viewers: isOnPriceChange }), linkPhoto(showsPhoto)],
  tables: {
    price_changes: {
      of: ['account_id', 'owner_id'],
      what: 'Higher prices that were asked for during a visit: why, with which photos, and who answered',
      because: 'They are the proof of what was agreed. They stay without names of the people.',
      archive: { list: 'price-changes', without: ['owner_id'] },
      closed: 'stays',
      words: {
        lines: 'It is the proof of what was agreed.',
        reason: 'It is the proof of what was agreed.',
        answered_name: 'It is the proof of what was agreed.',
      },
    },
  },
};
