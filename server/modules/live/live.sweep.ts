import type { liveApi } from '#contract/live.ts';
import { anyone } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';

export const sweep: Sweep<typeof liveApi> = {
  calls: {
    'GET /api/events': { access: anyone, set: () => ({ query: { since: '3:5:3,4' } }) },
  },
};
