import type { PersonalData } from '#server/platform/module.ts';
import { eraseReviews, exportReceivedReviews, exportWrittenReviews } from './personal-data.queries.ts';

export const reviewsData: PersonalData = {
  domain: 'reviews',
  export: async (sql, accountId) => ({
    'reviews-written': await exportWrittenReviews(sql, accountId),
    'reviews-received': await exportReceivedReviews(sql, accountId),
  }),
  async erase({ sql }, accountId) {
    await eraseReviews(sql, accountId);
  },
};
