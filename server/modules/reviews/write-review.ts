import type { z } from 'zod';
import { uuidv7 } from 'uuidv7';
import { reviewTagsFor, reviewWindowDays } from '#contract/reviews.ts';
import type { reviewsApi } from '#contract/reviews.ts';
import { after, days } from '#server/platform/clock.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import { constraintOf } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findWork } from './find-work.ts';
import { revealReviews, scheduleReveal } from './reveal-reviews.ts';
import { countReviews, lockEngagement, insertReview } from './reviews.queries.ts';
import type { Engagement } from './reviews.queries.ts';

type Draft = z.output<(typeof reviewsApi)['POST /api/reviews']['body']>;

/**
 * Writes a review of the other side of completed work. A review is hidden until both sides have written or 14
 * days have passed.
 * @throws Problem `not_found`, `too_late`, `already_done`, `invalid`
 */
export async function writeReview(
  t: Transaction,
  authorId: string,
  { engagementType, engagementId, rating, tags = [], text = '' }: Draft,
) {
  const engagement: Engagement = { engagementType, engagementId };
  const work = await findWork(t.sql, engagement);
  const subject = work?.parties.find((party) => party.id !== authorId);
  if (!work || !subject || !work.parties.some((party) => party.id === authorId))
    throw notFound(engagementType);
  if (!work.completedAt) throw problem('too_late', 'Reviews are for completed work.');
  const closes = after(new Date(work.completedAt), days(reviewWindowDays));
  if (t.now >= closes) throw problem('too_late', `Reviews close ${reviewWindowDays} days after the work.`);
  const known = reviewTagsFor(engagementType, subject.role);
  const unknown = tags.findIndex((tag) => !known.includes(tag));
  if (unknown >= 0) throw fieldProblem(`tags.${unknown}`, 'This tag is not known here');

  const review = {
    id: uuidv7(),
    ...engagement,
    authorId,
    subjectId: subject.id,
    subjectRole: subject.role,
    rating,
    tags: [...new Set(tags)],
    text,
    createdAt: t.now,
  };
  await lockEngagement(t.sql, engagement);
  await insertReview(t.sql, review).catch((error: unknown) => {
    if (constraintOf(error) === 'reviews_once')
      throw problem('already_done', 'You have reviewed this already.');
    throw error;
  });
  await t.announce('review.written', { reviewId: review.id });
  const revealed = (await countReviews(t.sql, engagement)) === work.parties.length;
  if (revealed) await revealReviews(t, engagement);
  else await scheduleReveal(t, engagement, closes);
  return { id: review.id, rating, revealed, revealedAt: revealed ? t.now.toISOString() : null };
}
