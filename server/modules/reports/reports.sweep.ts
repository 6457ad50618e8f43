import type { adminReportsApi } from '#contract/reports/admin-reports.ts';
import type { reportsApi } from '#contract/reports/reports.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { anyone, admins } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeReport } from './reports.factory.ts';

const reason = 'Asked for cash';

export const sweep: Sweep<typeof reportsApi & typeof adminReportsApi> = {
  calls: {
    'GET /api/admin/reports': {
      access: admins,
      set: withRecords(async (t) => {
        await makeReport(t);
        await makeReport(t);
        return { query: { show: 'open', limit: '1' } };
      }),
    },
    'GET /api/admin/reports/:id': {
      access: admins,
      set: withRecords(async (t) => ({ params: { id: await makeReport(t) } })),
    },
    'POST /api/admin/reports/:id/decide': {
      access: admins,
      set: withRecords(async (t) => ({
        params: { id: await makeReport(t) },
        body: { decision: 'warn', reason, until: null, reportsSeen: 1 },
      })),
    },
    'POST /api/reports': {
      access: anyone,
      set: withRecords(async (t) => ({
        body: {
          kind: 'person',
          id: (await makeGroomer(t)).id,
          category: 'other',
          text: 'Asks for cash up front',
        },
      })),
    },
  },
  async share({ me, other, mark }) {
    for (const [from, about, text] of [
      [me, other, mark('Was late.')],
      [other, me, 'Was late.'],
    ] as const)
      await from.call('POST /api/reports', {
        body: { kind: 'person', id: about.id, category: 'other', text },
      });
  },
};
