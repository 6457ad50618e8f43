import type { marketplaceApi } from '#contract/marketplace.ts';
import { members, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';

export const sweep: Sweep<typeof marketplaceApi> = {
  calls: {
    'GET /api/marketplace/all-offers': {
      access: own(members(), 403),
      set: ({ me }) => ({ query: { userType: 'groomer', userId: me } }),
    },
  },
};
