import { peopleSearchApi } from '#contract/profiles/people-search.ts';
import { member, routes } from '#server/modules/identity/index.ts';
import { linkNext } from '#server/platform/http/requests/paging.ts';
import { countGroomers, countOwners, pinPeople, searchGroomers, searchOwners } from './search-people.ts';

export const peopleSearchRoutes = routes(peopleSearchApi, {
  'GET /api/groomers': {
    reads: ['blocks', 'businesses', 'profile'],
    readsAll: ['account', 'certifications', 'groomers', 'portfolio', 'reviews'],
    mayLag: ['applications', 'calendar', 'reliability', 'shifts', 'visits'],
    who: member(),
    limit: 'opening',
    async run({ platform, actor, query, request, reply }) {
      const { cards, next } = await searchGroomers(platform, actor.id, query);
      linkNext(request, reply, next);
      return cards;
    },
  },
  'GET /api/groomers/count': {
    reads: ['blocks', 'businesses', 'profile'],
    readsAll: ['account', 'groomers'],
    mayLag: ['calendar'],
    who: member(),
    limit: 'opening',
    run: ({ platform, actor, query }) => countGroomers(platform, actor.id, query),
  },
  'GET /api/groomers/pins': {
    reads: ['blocks', 'businesses', 'profile'],
    readsAll: ['account', 'groomers', 'reviews'],
    mayLag: ['calendar'],
    who: member(),
    limit: 'opening',
    run: ({ platform, actor, query }) => pinPeople(platform, actor.id, 'groomer', query),
  },
  'GET /api/owners': {
    reads: ['blocks', 'groomers', 'profile'],
    readsAll: ['account', 'businesses', 'certifications', 'reviews'],
    mayLag: ['applications', 'calendar', 'reliability', 'shifts', 'visits'],
    who: member(),
    limit: 'opening',
    async run({ platform, actor, query, request, reply }) {
      const { cards, next } = await searchOwners(platform, actor.id, query);
      linkNext(request, reply, next);
      return cards;
    },
  },
  'GET /api/owners/count': {
    reads: ['blocks', 'groomers', 'profile'],
    readsAll: ['account', 'businesses'],
    mayLag: ['calendar'],
    who: member(),
    limit: 'opening',
    run: ({ platform, actor, query }) => countOwners(platform, actor.id, query),
  },
  'GET /api/owners/pins': {
    reads: ['blocks', 'groomers', 'profile'],
    readsAll: ['account', 'businesses', 'reviews'],
    mayLag: ['calendar'],
    who: member(),
    limit: 'opening',
    run: ({ platform, actor, query }) => pinPeople(platform, actor.id, 'business', query),
  },
});
