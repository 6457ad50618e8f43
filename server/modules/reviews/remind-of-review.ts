import { reviewWindowDays } from '#contract/reviews.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findWork } from './find-work.ts';
import { findAuthors } from './reviews.queries.ts';
import type { Engagement } from './reviews.queries.ts';

/** Who has not reviewed is reminded this long after the work. */
const remindAfter = days(2);

export const scheduleReviewReminder = (t: Transaction, engagement: Engagement) =>
  t.schedule('remind-of-review', engagement, after(t.now, remindAfter), engagement.engagementId);

/** Announces each side of the work that has not reviewed the other. */
export async function remindOfReview(t: Transaction, engagement: Engagement): Promise<void> {
  const work = await findWork(t.sql, engagement);
  if (!work?.completedAt || after(new Date(work.completedAt), days(reviewWindowDays)) <= t.now) return;
  const authors = await findAuthors(t.sql, engagement);
  for (const { id: authorId } of work.parties) {
    const other = work.parties.find(({ id }) => id !== authorId);
    if (other && !authors.includes(authorId))
      await t.announce('review.due', { ...engagement, authorId, subjectId: other.id });
  }
}
