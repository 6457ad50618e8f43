import { href } from '#contract/pages.ts';
import { reviewWindowDays } from '#contract/reviews.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { findReviewDue, findReviewed } from './notices.queries.ts';
import type { ReviewDue } from './notices.queries.ts';

type Reviewed = { authorName: string; rating: number; isOnlyOne: boolean };

const kinds = {
  /** A review is the only one if the other side wrote none. */
  review_received: kind(
    { category: 'reviews', action: 'Read and reply' },
    ({ authorName, rating, isOnlyOne }: Reviewed) => ({
      title: `${authorName} reviewed you: ${rating} of 5`,
      text: `${isOnlyOne ? 'The time for reviews is over, so this one is open now.' : 'Both reviews are open now.'} You can reply to yours once.`,
      path: href('profile'),
    }),
  ),
  review_to_write: kind(
    { category: 'reminders', action: 'Write a review' },
    ({ engagementType, engagementId, title, otherName }: ReviewDue) => ({
      title: `How was it with ${otherName}?`,
      text: `You can review each other for ${reviewWindowDays} days after "${title}". Neither side sees the other's review before writing one.`,
      path: href(engagementType, { id: engagementId }),
    }),
  ),
};

const { notify } = notifierOf(kinds);

const jobs = {
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

export const reviewNotices = { kinds: noticeKinds(kinds), jobs };
