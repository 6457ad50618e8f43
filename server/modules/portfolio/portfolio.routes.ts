import { portfolioApi } from '#contract/profiles/portfolio.ts';
import { member, routes, withRole } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { answerConsent } from './answer-consent.ts';
import { askConsent } from './ask-consent.ts';
import { getConsent } from './get-consent.ts';
import {
  addPortfolioItem,
  changePortfolioItem,
  orderPortfolio,
  removePortfolioItem,
} from './change-portfolio.ts';
import { listMemberPortfolio, listPortfolio } from './list-portfolio.ts';

const provider = withRole('groomer', 'owner');
const limit = { name: 'portfolio', max: 300, per: hours(1), by: 'account' } as const;

export const portfolioRoutes = routes(portfolioApi, {
  'GET /api/portfolio': {
    reads: ['portfolio'],
    who: provider,
    run: async ({ sql, actor }) => listPortfolio(sql, actor.id),
  },
  'POST /api/portfolio': {
    who: provider,
    limit,
    run: ({ t, actor, body }) => addPortfolioItem(t, actor.id, body),
  },
  'PATCH /api/portfolio/:id': {
    who: provider,
    limit,
    run: ({ t, actor, params, body }) => changePortfolioItem(t, actor.id, params.id, body),
  },
  'DELETE /api/portfolio/:id': {
    who: provider,
    run: ({ t, actor, params }) => removePortfolioItem(t, actor.id, params.id),
  },
  'PUT /api/portfolio/order': {
    who: provider,
    limit,
    run: ({ t, actor, body }) => orderPortfolio(t, actor.id, body.ids),
  },
  'GET /api/users/:id/portfolio': {
    reads: ['blocks', 'portfolio'],
    who: member(),
    limit: 'opening',
    run: ({ sql, actor, params }) => listMemberPortfolio(sql, actor, params.id),
  },
  'GET /api/visits/:id/portfolio-consent': {
    reads: ['portfolio', 'visits'],
    who: withRole('groomer', 'owner', 'pet_owner'),
    run: ({ sql, actor, params, platform }) => getConsent(sql, actor, params.id, platform.clock.now()),
  },
  'POST /api/visits/:id/portfolio-consent': {
    who: provider,
    limit,
    run: ({ t, actor, params, body }) => askConsent(t, actor, params.id, body.photoIds),
  },
  'POST /api/visits/:id/portfolio-consent/answer': {
    who: withRole('pet_owner'),
    limit,
    run: ({ t, actor, params, body }) => answerConsent(t, actor, params.id, body.allow),
  },
});
