import { liveApi } from '#contract/live.ts';
import { frontDeskTopics, routes, signedIn } from '#server/modules/identity/index.ts';
import { minutes } from '#server/platform/clock.ts';

export const liveRoutes = routes(liveApi, {
  'GET /api/events': {
    who: signedIn,
    limit: { name: 'events', max: 120, per: minutes(1), by: 'account' },
    async run({ actor, query, request, reply, platform }) {
      const isAuthorized = () => signedIn(request, platform).then(() => true);
      const { since } = query;
      platform.eventStreams.open(request, reply, {
        accountId: actor.id,
        since,
        isAuthorized,
        lists: actor.frontDesk && frontDeskTopics,
      });
    },
  },
});
