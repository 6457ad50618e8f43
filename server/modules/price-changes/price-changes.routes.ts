import { priceChangesApi } from '#contract/price-changes.ts';
import { actingByLink, findLink, readingByLink } from '#server/modules/client-links/index.ts';
import { routes, signedIn, withRole } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { answerByLink, answerPrice, disputePrice } from './answer-price.ts';
import { askPrice } from './ask-price.ts';
import { listForLink, listPriceChanges } from './show-price-changes.ts';

/** What is booked is also cared for after a membership has ended. */
const provider = withRole('groomer', 'owner');
const writes = { name: 'price-changes', max: 300, per: hours(1), by: 'account' } as const;

export const priceChangesRoutes = routes(priceChangesApi, {
  'POST /api/visits/:id/price-changes': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) => askPrice(t, actor, params.id, body),
  },
  'GET /api/visits/:id/price-changes': {
    who: signedIn,
    reads: ['price-changes'],
    mayLag: ['visits', 'clients', 'account'],
    run: ({ sql, actor, params, platform }) =>
      listPriceChanges(sql, actor.id, params.id, platform.clock.now()),
  },
  'POST /api/price-changes/:id/answer': {
    who: signedIn,
    limit: writes,
    run: ({ t, actor, params, body }) => answerPrice(t, actor, params.id, body),
  },
  'POST /api/price-changes/:id/dispute': {
    who: signedIn,
    limit: writes,
    run: ({ t, actor, params }) => disputePrice(t, actor, params.id),
  },
  'GET /api/client-links/:secret/price-changes': {
    who: 'everyone',
    limit: readingByLink,
    async run({ sql, params, platform }) {
      const now = platform.clock.now();
      const { visitId } = await findLink(sql, params.secret, now);
      return listForLink(sql, visitId, params.secret, now);
    },
  },
  'POST /api/client-links/:secret/price-changes/:id/answer': {
    who: 'everyone',
    limit: actingByLink,
    run: ({ t, params, body }) => answerByLink(t, params.secret, params.id, body.approved),
  },
});
