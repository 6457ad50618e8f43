import { pushApi } from '#contract/notifications/notifications.ts';
import { routes, sessionHash, signedIn } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import { deleteSubscription } from './push.queries.ts';
import { subscribe } from './subscribe.ts';

export const pushRoutes = routes(pushApi, {
  'GET /api/push-key': {
    reads: [],
    who: signedIn,
    run: ({ platform }) => Promise.resolve({ publicKey: platform.push?.publicKey ?? null }),
  },
  'POST /api/push-subscriptions': {
    who: signedIn,
    limit: { name: 'push-subscriptions', max: 30, per: hours(1), by: 'account' },
    async run({ t, actor, body, request, platform }) {
      const session = sessionHash(request, platform.config);
      if (!session) throw problem('signed_out', 'Sign in to go on.');
      const { endpoint, keys } = body;
      return { id: await subscribe(t, platform.push, { accountId: actor.id, session, endpoint, ...keys }) };
    },
  },
  'DELETE /api/push-subscriptions/:id': {
    who: signedIn,
    async run({ t, actor, params }) {
      if (!(await deleteSubscription(t.sql, actor.id, params.id))) throw notFound('subscription');
    },
  },
});
