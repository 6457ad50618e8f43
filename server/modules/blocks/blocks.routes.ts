import { blocksApi } from '#contract/blocks.ts';
import { routes, signedIn } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { linkNext, noSuchPage } from '#server/platform/http/requests/paging.ts';
import { blockPerson, unblockPerson } from './block-person.ts';
import { findBlockedPeople, findBlockedPerson } from './blocks.queries.ts';
import { personName } from './person-name.ts';

/** Blocking needs no membership, because it protects people also after theirs has ended. */
export const blocksRoutes = routes(blocksApi, {
  'GET /api/blocks': {
    who: signedIn,
    reads: ['blocks'],
    // Names and faces.
    mayLag: ['businesses', 'visits'],
    async run({ sql, platform, actor, query, request, reply }) {
      const displayName = platform.extensions.one(personName);
      const { cursor, limit } = query;
      if (cursor && !(await findBlockedPerson(sql, displayName, actor.id, cursor))) throw noSuchPage();
      const people = await findBlockedPeople(sql, displayName, actor.id, query);
      linkNext(request, reply, people.length > limit ? people[limit - 1]?.userId : undefined);
      return people.slice(0, limit);
    },
  },
  'POST /api/blocks': {
    who: signedIn,
    limit: { name: 'block', max: 60, per: hours(1), by: 'account' },
    run: ({ t, platform, actor, body }) =>
      blockPerson(t, platform.extensions.one(personName), { blockerId: actor.id, blockedId: body.userId }),
  },
  'DELETE /api/blocks/:userId': {
    who: signedIn,
    run: ({ t, actor, params }) => unblockPerson(t, { blockerId: actor.id, blockedId: params.userId }),
  },
});
