import { anyone, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import type { blocksApi } from '#contract/blocks.ts';
import { makeBlock } from '#server/modules/blocks/blocks.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';

export const sweep: Sweep<typeof blocksApi> = {
  calls: {
    'GET /api/blocks': {
      access: own(anyone, 'own'),
      set: withRecords(async (t, me) => {
        await makeBlock(t, me);
        await makeBlock(t, me);
        return { query: { limit: '1' } };
      }),
    },
    'POST /api/blocks': {
      access: anyone,
      set: withRecords(async (t) => ({ body: { userId: (await makeGroomer(t)).id } })),
    },
    'DELETE /api/blocks/:userId': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({ params: { userId: await makeBlock(t, me) } })),
    },
  },
  fill: (t, me) => makeBlock(t, me),
};
