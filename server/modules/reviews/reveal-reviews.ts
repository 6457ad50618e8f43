import type { Transaction } from '#server/platform/transaction.ts';
import { markRevealed } from './reviews.queries.ts';
import type { Engagement } from './reviews.queries.ts';

/** Schedules the reveal of an engagement's reviews for the case that one side never writes. */
export const scheduleReveal = (t: Transaction, engagement: Engagement, at: Date): Promise<void> =>
  t.schedule('reveal-reviews', engagement, at, engagement.engagementId);

/** Reveals the hidden reviews of an engagement and announces each. */
export async function revealReviews(t: Transaction, engagement: Engagement): Promise<void> {
  for (const { id } of await markRevealed(t.sql, engagement, t.now))
    await t.announce('review.revealed', { reviewId: id });
}
