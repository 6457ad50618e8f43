import { quickRepliesApi } from '#contract/messages/quick-replies.ts';
import { routes, withRole } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { findQuickReplies } from './quick-replies.queries.ts';
import { addQuickReply, changeQuickReply, removeQuickReply } from './save-quick-reply.ts';

const provider = withRole('groomer', 'owner');
const limit = { name: 'quick-replies', max: 120, per: hours(1), by: 'account' } as const;

export const quickRepliesRoutes = routes(quickRepliesApi, {
  'GET /api/quick-replies': { who: provider, run: ({ sql, actor }) => findQuickReplies(sql, actor.id) },
  'POST /api/quick-replies': {
    who: provider,
    limit,
    run: ({ t, actor, body }) => addQuickReply(t, actor.id, body.content),
  },
  'PATCH /api/quick-replies/:id': {
    who: provider,
    limit,
    run: ({ t, actor, params, body }) => changeQuickReply(t, actor.id, { ...params, ...body }),
  },
  'DELETE /api/quick-replies/:id': {
    who: provider,
    run: ({ t, actor, params }) => removeQuickReply(t, actor.id, params.id),
  },
});
