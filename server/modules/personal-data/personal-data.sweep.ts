import type { personalDataApi } from '#contract/personal-data.ts';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { anyone, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { makeDataExport } from './personal-data.factory.ts';

export const sweep: Sweep<typeof personalDataApi> = {
  calls: {
    'GET /api/account/export': { access: anyone },
    'POST /api/account/export': { access: anyone },
    'GET /api/account/export/archive': {
      access: own(anyone),
      async set({ app, me }) {
        await makeDataExport(app.app.platform, me);
        return {};
      },
    },
    'GET /api/account/closing': { access: anyone },
    'POST /api/account/close': { access: anyone, set: () => ({ body: { password: demoPassword } }) },
  },
};
