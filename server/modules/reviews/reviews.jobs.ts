import { onEvent, scheduled } from '#server/platform/jobs/jobs.ts';
import { remindOfReview, scheduleReviewReminder } from './remind-of-review.ts';
import type { Engagement } from './reviews.queries.ts';
import { revealReviews } from './reveal-reviews.ts';

export const reviewsJobs = {
  'plan-review-of-visit': onEvent('visit.completed', ({ transact }, { visitId }) =>
    transact((t) => scheduleReviewReminder(t, { engagementType: 'visit', engagementId: visitId })),
  ),
  'plan-review-of-shift': onEvent('shift.completed', ({ transact }, { shiftId }) =>
    transact((t) => scheduleReviewReminder(t, { engagementType: 'shift', engagementId: shiftId })),
  ),
  'remind-of-review': scheduled(({ transact }, engagement: Engagement) =>
    transact((t) => remindOfReview(t, engagement)),
  ),
  'reveal-reviews': scheduled(({ transact }, engagement: Engagement) =>
    transact((t) => revealReviews(t, engagement)),
  ),
};
