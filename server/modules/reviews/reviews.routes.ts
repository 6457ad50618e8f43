import { reviewsApi } from '#contract/reviews.ts';
import { hours } from '#server/platform/clock.ts';
import { noSuchPage, pageById } from '#server/platform/http/requests/paging.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Guard } from '#server/platform/http/routes.ts';
import { notFound } from '#server/platform/problem.ts';
import { findBlock } from '#server/modules/blocks/index.ts';
import { member, routes, signedIn } from '#server/modules/identity/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { replyToReview } from './reply-to-review.ts';
import { isShown, accountExists, findRatings, findReviews } from './reviews.queries.ts';
import { writeReview } from './write-review.ts';

/** Reviews of others require a membership; people can read their own after theirs has ended. */
const memberOrSelf: Guard<Actor> = async (request, platform) => {
  const actor = await signedIn(request, platform);
  const { id } = request.params as { id?: string };
  return id === actor.id ? actor : member()(request, platform);
};

/** Writing needs no membership, so that people whose membership has ended can still review finished work. */
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
    reads: ['blocks', 'businesses', 'reviews', 'visits'],
    who: memberOrSelf,
    limit: 'opening',
    async run({ sql, actor, params, query, request, reply }) {
      await requireVisible(sql, actor.id, params.id);
      const { as: role, engagementType, cursor, limit = 20 } = query;
      if (cursor && !(await isShown(sql, cursor, params.id))) throw noSuchPage();
      return pageById(
        request,
        reply,
        limit,
        await findReviews(sql, params.id, { viewerId: actor.id, role, engagementType, cursor, limit }),
      );
    },
  },
  'GET /api/users/:id/ratings': {
    reads: ['blocks', 'reviews'],
    who: memberOrSelf,
    limit: 'opening',
    async run({ sql, actor, params, query }) {
      await requireVisible(sql, actor.id, params.id);
      return findRatings(sql, params.id, actor.id, query.as);
    },
  },
});

/** @throws Problem `not_found` if there is no such account, or one of the two has blocked the other */
async function requireVisible(sql: Sql, viewerId: string, id: string): Promise<void> {
  if (!(await accountExists(sql, id))) throw notFound('member');
  if (await findBlock(sql, viewerId, id)) throw notFound('member');
}
