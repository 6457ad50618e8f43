import { uuidv7 } from 'uuidv7';
import type { personalDataApi } from '#contract/personal-data.ts';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { anyone, own } from '#tests/every-call/access.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { makeDataExport } from './personal-data.factory.ts';
import { insertExport } from './personal-data.queries.ts';

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
  notices: {
    data_export: to(
      'petOwner',
      async ({ sql, petOwner: { id: accountId } }) => {
        const exportId = uuidv7();
        await insertExport(sql, { id: exportId, accountId, askedAt: new Date('2026-11-20T18:00:00Z') });
        return ['export.ready', { accountId, exportId }];
      },
      ['email'],
    ),
    account_closed: {
      ...to(
        'petOwner',
        async ({ sql, petOwner }) => {
          await sql`update accounts set closed_at = '2026-11-20T18:00:00Z' where id = ${petOwner.id}`;
          return ['account.closed', { accountId: petOwner.id }];
        },
        ['email'],
      ),
      leaves: true,
    },
  },
};
