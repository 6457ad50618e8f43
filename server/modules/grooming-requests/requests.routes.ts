import { groomingRequestsApi } from '#contract/grooming/grooming-requests.ts';
import { member, routes, signedIn, withRole } from '#server/modules/identity/index.ts';
import { fieldsSeenBy } from '#server/platform/http/requests/fields-seen.ts';
import { hours } from '#server/platform/clock.ts';
import { linkNext } from '#server/platform/http/requests/paging.ts';
import { setValidUntil } from '#server/platform/http/replies/valid-until.ts';
import { editRequest } from './post/edit-request.ts';
import { listOwnRequests } from './view/list-own-requests.ts';
import { passRequest } from './post/pass-request.ts';
import { postRequest } from './post/post-request.ts';
import { getAskedPrice } from './view/get-asked-price.ts';
import { getRequest } from './view/get-request.ts';
import { countRequests, pinRequests, searchRequests } from './search/search-requests.ts';

/** After their membership has ended, people cannot post requests, but they can read their own. */
export const requestsRoutes = routes(groomingRequestsApi, {
  'GET /api/grooming-requests': {
    reads: ['blocks', 'offers', 'pets', 'reviews'],
    readsAll: ['requests'],
    who: member(),
    limit: 'opening',
    async run({ actor, query, platform, request, reply }) {
      const { requests, validUntil, next } = await searchRequests(platform, actor.id, query);
      setValidUntil(request, validUntil);
      linkNext(request, reply, next);
      return requests;
    },
  },
  'GET /api/grooming-requests/count': {
    reads: ['blocks'],
    readsAll: ['requests'],
    who: member(),
    limit: 'opening',
    run: ({ actor, query, platform }) => countRequests(platform, actor.id, query),
  },
  'GET /api/grooming-requests/pins': {
    reads: ['blocks', 'offers', 'pets'],
    readsAll: ['requests'],
    who: member(),
    limit: 'opening',
    run: ({ actor, query, platform }) => pinRequests(platform, actor.id, query),
  },
  'GET /api/grooming-requests/asked-price': {
    reads: ['blocks', 'pets'],
    mayLag: ['businesses', 'groomers', 'profile'],
    who: member('pet_owner'),
    limit: 'opening',
    run: ({ sql, actor, query }) => getAskedPrice(sql, actor, query),
  },
  'POST /api/grooming-requests': {
    who: member('pet_owner'),
    limit: { name: 'post-request', max: 120, per: hours(1), by: 'account' },
    run: ({ t, actor, body, platform }) => postRequest(t, platform.places, actor, body),
  },
  'GET /api/grooming-requests/:id': {
    reads: ['blocks', 'offers', 'pets', 'price-changes', 'reviews', 'visits'],
    readsAll: ['requests'],
    mayLag: ['applications', 'businesses', 'groomers', 'profile', 'reliability', 'shifts'],
    who: signedIn,
    limit: 'opening',
    run: ({ sql, actor, params, platform }) => getRequest(sql, actor, params.id, platform.clock.now()),
  },
  'PATCH /api/grooming-requests/:id': {
    who: member('pet_owner'),
    run: ({ t, actor, params, body, platform, request }) =>
      editRequest(t, platform.places, actor, params.id, body, fieldsSeenBy(request)),
  },
  'POST /api/grooming-requests/:id/pass': {
    who: member('groomer', 'owner'),
    run: ({ t, actor, params }) => passRequest(t, actor, params.id),
  },
  'GET /api/pet-owners/current-user/grooming-requests': {
    reads: [
      'bills',
      'blocks',
      'cancellation-policies',
      'offers',
      'pets',
      'price-changes',
      'requests',
      'reviews',
      'visits',
    ],
    mayLag: ['businesses', 'groomers'],
    who: withRole('pet_owner'),
    async run({ sql, actor, query, platform, request, reply }) {
      const { requests, validUntil, next } = await listOwnRequests(sql, actor, query, platform.clock.now());
      setValidUntil(request, validUntil);
      linkNext(request, reply, next);
      return requests;
    },
  },
});
