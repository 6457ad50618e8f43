import { placesApi } from '#contract/places/places.ts';
import { factsApi } from '#contract/profiles/facts.ts';
import { profilesApi } from '#contract/profiles/profiles.ts';
import { minutes } from '#server/platform/clock.ts';
import { fieldsSeenBy } from '#server/platform/http/requests/fields-seen.ts';
import { member, requireSelf, routes, saveUser, signedIn, withRole } from '#server/modules/identity/index.ts';
import { createProfileFromLocation } from './create-profile-from-location.ts';
import { getFacts } from './facts/facts.queries.ts';
import { saveFacts } from './facts/save-facts.ts';
import { getPricesNear } from './facts/prices-near.ts';
import { searchOrigin } from './search/search-origin.ts';
import { getOwnBusinessProfile, getOwnGroomerProfile, getOwnPetOwnerProfile } from './get-own-profile.ts';
import { resolveNear } from './resolve-address.ts';
import { saveBusinessProfile, saveGroomerProfile, savePetOwnerProfile } from './save-profile.ts';
import { setLogo, setPhoto } from './set-picture.ts';
import { getPerson } from './get-person.ts';
import { peopleSearchRoutes } from './search/people-search.routes.ts';

const lookUps = { name: 'places', max: 600, per: minutes(5), by: 'address' } as const;

export const profilesRoutes = [
  ...routes(placesApi, {
    'GET /api/places': {
      reads: [],
      who: 'everyone',
      limit: lookUps,
      run: async ({ platform, query }) => platform.places.suggest(query.q),
    },
    'GET /api/places/meant': {
      reads: [],
      who: 'everyone',
      limit: lookUps,
      run: async ({ platform, query }) => resolveNear(platform.places, query.q, 'q'),
    },
  }),
  ...routes(factsApi, {
    'GET /api/prices-near': {
      reads: [],
      mayLag: ['blocks', 'businesses', 'groomers', 'profile'],
      who: member(),
      run: async ({ sql, actor, query, platform }) =>
        getPricesNear(sql, actor.id, await searchOrigin(platform, actor.id, undefined), query),
    },
    'GET /api/profiles/groomer/facts': {
      who: withRole('groomer'),
      run: ({ sql, actor }) => getFacts(sql, actor.id, 'groomer'),
    },
    'PUT /api/profiles/groomer/facts': {
      who: withRole('groomer'),
      run: ({ t, actor, platform, body, request }) =>
        saveFacts(t, platform.places, actor.id, 'groomer', body, fieldsSeenBy(request)),
    },
    'GET /api/profiles/business/facts': {
      who: withRole('owner'),
      run: ({ sql, actor }) => getFacts(sql, actor.id, 'business'),
    },
    'PUT /api/profiles/business/facts': {
      who: withRole('owner'),
      run: ({ t, actor, platform, body, request }) =>
        saveFacts(t, platform.places, actor.id, 'business', body, fieldsSeenBy(request)),
    },
  }),
  ...routes(profilesApi, {
    'GET /api/profiles/groomer': {
      reads: ['profile', 'certifications', 'groomers', 'portfolio', 'reviews'],
      who: withRole('groomer'),
      run: ({ sql, actor, platform }) => getOwnGroomerProfile(sql, actor.id, platform.clock.now()),
    },
    'PUT /api/profiles/groomer': {
      who: withRole('groomer'),
      async run({ t, actor, platform, body, request }) {
        await saveGroomerProfile(t, platform.places, actor.id, body, fieldsSeenBy(request));
        return getOwnGroomerProfile(t.sql, actor.id, t.now);
      },
    },
    'GET /api/profiles/business': {
      reads: ['profile', 'businesses', 'certifications', 'reviews'],
      who: withRole('owner'),
      run: ({ sql, actor, platform }) => getOwnBusinessProfile(sql, actor.id, platform.clock.now()),
    },
    'PUT /api/profiles/business': {
      who: withRole('owner'),
      async run({ t, actor, platform, body, request }) {
        await saveBusinessProfile(t, platform.places, actor.id, body, fieldsSeenBy(request));
        return getOwnBusinessProfile(t.sql, actor.id, t.now);
      },
    },
    'GET /api/profiles/pet-owner': {
      reads: ['profile', 'reviews'],
      who: withRole('pet_owner'),
      run: ({ sql, actor }) => getOwnPetOwnerProfile(sql, actor.id),
    },
    'PUT /api/profiles/pet-owner': {
      who: withRole('pet_owner'),
      async run({ t, actor, platform, body, request }) {
        await savePetOwnerProfile(t, platform.places, actor.id, body, fieldsSeenBy(request));
        return getOwnPetOwnerProfile(t.sql, actor.id);
      },
    },
    'PUT /api/profiles/photo': {
      who: signedIn,
      run: ({ t, actor, body }) => setPhoto(t, actor.id, body.photoId),
    },
    'PUT /api/profiles/business/logo': {
      who: withRole('owner'),
      async run({ t, actor, body }) {
        await setLogo(t, actor.id, body.photoId);
        return getOwnBusinessProfile(t.sql, actor.id, t.now);
      },
    },
    'GET /api/users/:id': {
      reads: [
        'blocks',
        'businesses',
        'certifications',
        'groomers',
        'portfolio',
        'profile',
        'reliability',
        'reviews',
        'visits',
      ],
      mayLag: ['applications', 'shifts'],
      who: signedIn,
      limit: 'opening',
      run: ({ sql, actor, params, platform }) =>
        getPerson(
          sql,
          platform.places,
          actor,
          params.id === 'current-user' ? actor.id : params.id,
          platform.clock.now(),
        ),
    },
    'PUT /api/users/:id': {
      who: signedIn,
      async run({ t, actor, params, platform, body, request }) {
        requireSelf(actor, params.id);
        await saveUser(t.sql, actor.id, body, fieldsSeenBy(request));
        await createProfileFromLocation(t, platform.places, actor.id);
        return getPerson(t.sql, platform.places, { ...actor, hasMembership: true }, actor.id, t.now);
      },
    },
  }),
  ...peopleSearchRoutes,
];
