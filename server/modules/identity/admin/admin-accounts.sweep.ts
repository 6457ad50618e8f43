import type { adminAccountsApi } from '#contract/admin/admin-accounts.ts';
import { admins } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeAccount, makeSession } from '../identity.factory.ts';
import { suspendAccount } from '../suspension.ts';

const reason = 'Asked for cash';

export const sweep: Sweep<typeof adminAccountsApi> = {
  calls: {
    'GET /api/admin/accounts': {
      access: admins,
      set: withRecords(async (t) => {
        await makeAccount(t);
        await makeAccount(t);
        return { query: { show: 'all', limit: '1' } };
      }),
    },
    'POST /api/admin/accounts/:id/suspend': {
      access: admins,
      set: withRecords(async (t) => {
        const { id } = await makeAccount(t);
        await makeSession(t, id);
        return { params: { id }, body: { reason, until: '2027-01-05T18:00:00Z' } };
      }),
    },
    'POST /api/admin/accounts/:id/restore': {
      access: admins,
      set: withRecords(async (t, me) => {
        const { id } = await makeAccount(t);
        await suspendAccount(t, id, { adminId: me, reason, until: null });
        return { params: { id }, body: { reason: 'It was a mistake' } };
      }),
    },
    'POST /api/admin/accounts/:id/end-sessions': {
      access: admins,
      set: withRecords(async (t) => {
        const { id } = await makeAccount(t);
        await makeSession(t, id);
        return { params: { id }, body: { reason } };
      }),
    },
  },
};
