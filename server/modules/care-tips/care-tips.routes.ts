import { careTipsApi } from '#contract/care-tips/care-tips.ts';
import { admin, member, requireSelf, routes, signedIn, withRole } from '#server/modules/identity/index.ts';
import { minutes } from '#server/platform/clock.ts';
import { pageById } from '#server/platform/http/requests/paging.ts';
import { getDailyTip, getDailyTipState } from './choose-daily-tip.ts';
import { changeDailyTipSettings, getDailyTipSettings } from './daily-tip-settings.ts';
import { generateTips } from './generate-tips.ts';
import { findTipFeedback } from './hidden-tips.queries.ts';
import { hideTip } from './hide-tip.ts';
import { rateTip } from './rate-tip.ts';
import { listRatedTips } from './rated-tips.ts';
import { getTip } from './get-tip.ts';
import { saveTip, listSavedTips } from './save-tip.ts';
import { requireTip } from './to-tip.ts';

/** New tips need a membership. What an owner saved stays readable without one, and daily tips can be switched off. */
const owner = withRole('pet_owner');
const payingOwner = member('pet_owner');

export const careTipsRoutes = routes(careTipsApi, {
  'GET /api/pet-care-tips': {
    reads: ['pets'],
    mayLag: ['businesses', 'groomers', 'profile'],
    who: payingOwner,
    limit: { name: 'care-tips', max: 60, per: minutes(1), by: 'account' },
    run: ({ platform, actor, query }) =>
      platform.transact((t) =>
        generateTips(t, actor.id, {
          petId: query.petId || undefined,
          category: query.category || undefined,
        }),
      ),
  },
  'GET /api/pet-care-tips/saved': {
    who: owner,
    run: ({ sql, actor }) => listSavedTips(sql, actor.id),
  },
  'GET /api/pet-care-tips/:id': {
    who: signedIn,
    run: ({ sql, actor, params }) => getTip(sql, actor, params.id),
  },
  'GET /api/pet-care-tips/daily/:userId': {
    reads: ['care-tips', 'pets'],
    mayLag: ['businesses', 'groomers', 'profile'],
    who: payingOwner,
    async run({ platform, actor, params }) {
      requireSelf(actor, params.userId);
      return platform.transact((t) => getDailyTip(t, actor.id));
    },
  },
  'GET /api/pet-care-tips/daily-state': {
    reads: ['care-tips', 'pets'],
    mayLag: ['businesses', 'groomers', 'profile'],
    who: payingOwner,
    run: ({ sql, platform, actor }) => getDailyTipState(sql, actor.id, platform.clock.now()),
  },
  'GET /api/pet-care-tips/notifications': {
    who: owner,
    run: ({ sql, actor }) => getDailyTipSettings(sql, actor.id),
  },
  'POST /api/pet-care-tips/rate': {
    who: owner,
    run: ({ t, actor, body }) => rateTip(t, actor.id, { ...body, feedback: body.feedback ?? null }),
  },
  'POST /api/pet-care-tips/save': {
    who: owner,
    run: ({ t, actor, body: { tipId, saved = true } }) => saveTip(t, actor.id, { tipId, saved }),
  },
  'POST /api/pet-care-tips/notifications': {
    who: owner,
    run: ({ t, actor, body: { enabled, email, push } }) =>
      changeDailyTipSettings(t, actor.id, { enabled, email, push }),
  },
  'GET /api/admin/care-tips': {
    who: admin,
    run: ({ sql, query }) => listRatedTips(sql, query),
  },
  'GET /api/admin/care-tips/:id/feedback': {
    who: admin,
    async run({ sql, params, query: { cursor, limit }, request, reply }) {
      const { id } = requireTip(params.id);
      return pageById(request, reply, limit, await findTipFeedback(sql, id, cursor, limit + 1));
    },
  },
  'PATCH /api/admin/care-tips/:id': {
    who: admin,
    run: ({ t, actor, params, body }) => hideTip(t, actor.id, params.id, body),
  },
});
