import { onEvent } from '#server/platform/jobs/jobs.ts';
import { notify } from '../delivery/notify.ts';
import { findReviewDue, findReviewed } from '../facts/reviews.queries.ts';

export const reviewJobs = {
  'notify-of-review': onEvent('review.revealed', async (platform, { reviewId }, jobId) => {
    const review = await findReviewed(platform.sql, reviewId);
    if (review)
      await notify(
        platform,
        review.subject,
        'review_received',
        { id: jobId, otherId: review.authorId },
        review,
      );
  }),
  'remind-author-of-review': onEvent('review.due', async (platform, engagement, jobId) => {
    const found = await findReviewDue(platform.sql, engagement);
    if (found)
      await notify(
        platform,
        found.author,
        'review_to_write',
        { id: jobId, otherId: engagement.subjectId },
        found.due,
      );
  }),
};
