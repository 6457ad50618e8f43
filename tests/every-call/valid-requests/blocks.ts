import type { blocksApi } from '#contract/blocks.ts';
import { makeBlock } from '#server/modules/blocks/blocks.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequests } from '#tests/every-call/valid-request.ts';

export const blocksRequests: ValidRequests<typeof blocksApi> = {
  'GET /api/blocks': {
    set: withRecords(async (t, me) => {
      await makeBlock(t, me);
      await makeBlock(t, me);
      return { query: { limit: '1' } };
    }),
  },
  'POST /api/blocks': {
    set: withRecords(async (t) => ({ body: { userId: (await makeGroomer(t)).id } })),
  },
  'DELETE /api/blocks/:userId': {
    set: withRecords(async (t, me) => ({ params: { userId: await makeBlock(t, me) } })),
  },
};
