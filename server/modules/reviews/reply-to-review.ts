import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockRevealedReview, findReview, updateReply } from './reviews.queries.ts';

/** Replies once to a review of the actor. @throws Problem `not_found`, `already_done` */
export async function replyToReview(t: Transaction, subjectId: string, reviewId: string, text: string) {
  const review = await lockRevealedReview(t.sql, reviewId, subjectId);
  if (!review) throw notFound('review');
  if (review.replyAt) throw problem('already_done', 'You have already replied to this review.');
  await updateReply(t.sql, reviewId, text, t.now);
  const answered = await findReview(t.sql, reviewId);
  if (!answered) throw notFound('review');
  return answered;
}
