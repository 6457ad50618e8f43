import type { landingApi } from '#contract/landing.ts';
import { everyone } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';

export const sweep: Sweep<typeof landingApi> = {
  calls: {
    'GET /api/landing': { access: everyone },
  },
};
