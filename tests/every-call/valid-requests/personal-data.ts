import type { personalDataApi } from '#contract/personal-data.ts';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { makeDataExport } from '#server/modules/personal-data/personal-data.factory.ts';
import type { ValidRequests } from '#tests/every-call/valid-request.ts';

export const personalDataRequests: ValidRequests<typeof personalDataApi> = {
  'GET /api/account/export': {},
  'POST /api/account/export': {},
  'GET /api/account/export/archive': {
    async set({ app, me }) {
      await makeDataExport(app.app.platform, me);
      return {};
    },
  },
  'GET /api/account/closing': {},
  'POST /api/account/close': { set: () => ({ body: { password: demoPassword } }) },
};
