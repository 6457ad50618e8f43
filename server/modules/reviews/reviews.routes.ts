import { reviewsApi } from '#contract/reviews.ts';
import { hours } from '#server/platform/clock.ts';
import { member, routes, signedIn } from '#server/modules/identity/index.ts';
import { replyToReview } from './reply-to-review.ts';
import { listReviews } from './reviews.queries.ts';
import { writeReview } from './write-review.ts';

/** Writing needs no membership: somebody whose membership ended still finishes what they worked on. */
export const reviewsRoutes = routes(reviewsApi, {
  'POST /api/reviews': {
    who: signedIn,
    limit: { name: 'review', max: 60, per: hours(1), by: 'account' },
    run: ({ t, actor, body }) => writeReview(t, actor.id, body),
  },
  'POST /api/reviews/:id/reply': {
    who: signedIn,
    run: ({ t, actor, params, body }) => replyToReview(t, actor.id, params.id, body.text),
  },
  'GET /api/users/:id/reviews': {
    who: member(),
    run: ({ sql, params, query }) => listReviews(sql, params.id, query.as),
  },
});
