import { reviewWindowDays } from '#contract/reviews.ts';
import { href } from '#contract/pages.ts';
import { kind } from '../kind.ts';
import type { ReviewDue } from '../facts/reviews.queries.ts';

type Reviewed = { authorName: string; rating: number; isOnlyOne: boolean };

export const reviewKinds = {
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
