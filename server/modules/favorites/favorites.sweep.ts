import type { favoritesApi } from '#contract/favorites.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { holdShift } from '#server/modules/shifts/index.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { anyone, members, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeFavorite } from './favorites.factory.ts';

/** With the groomer as a favorite of the owner, whose shift favorites see first. */
const postedToFavorites = ({ transact, owner, groomer }: World): Promise<Happening> =>
  transact(async (t): Promise<Happening> => {
    await makeFavorite(t, owner.id, { userId: groomer.id });
    const shift = await makeShift(t, { businessId: owner.id });
    await holdShift(t, shift, { by: 'favorites', hours: 4 });
    return ['shift.posted', { shiftId: shift.id }];
  });

export const sweep: Sweep<typeof favoritesApi> = {
  calls: {
    'GET /api/favorites': {
      access: own(anyone, 'own'),
      set: withRecords(async (t, me) => {
        await makeFavorite(t, me);
        return {};
      }),
    },
    'PUT /api/favorites/:as/:userId': {
      access: members(),
      set: withRecords(async (t) => ({ params: { as: 'groomer', userId: (await makeGroomer(t)).id } })),
    },
    'DELETE /api/favorites/:as/:userId': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({ params: await makeFavorite(t, me) })),
    },
  },
  notices: { favorite_shift: to('groomer', postedToFavorites) },
  fill: async (t, me) => {
    await makeFavorite(t, me);
    await makeFavorite(t, (await makeGroomer(t)).id, { userId: me });
  },
};
