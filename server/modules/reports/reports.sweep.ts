import { uuidv7 } from 'uuidv7';
import type { adminReportsApi } from '#contract/reports/admin-reports.ts';
import type { reportsApi } from '#contract/reports/reports.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { anyone, admins } from '#tests/every-call/access.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeReport } from './reports.factory.ts';

const reason = 'Asked for cash';

/** With the pet owner's report about the groomer, decided. */
const reported =
  (status: string, happens: (reportId: string) => Happening) =>
  async ({ sql, groomer, petOwner, owner }: World) => {
    const id = uuidv7();
    await sql`
      insert into reports (id, reporter_id, kind, subject_id, reported_id, category, text, evidence, status, created_at,
        decided_at, decided_by, decision_reason)
      values (${id}, ${petOwner.id}, 'person', ${groomer.id}, ${groomer.id}, 'scam', '', '{"text": "", "photoUrls": []}',
        ${status}, now(), now(), ${owner.id}, 'Asked for cash')`;
    return happens(id);
  };

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
  notices: {
    report_decided: to(
      'petOwner',
      reported('dismissed', (reportId) => ['report.decided', { reportId }]),
    ),
    account_warned: to(
      'groomer',
      reported('warned', (reportId) => ['report.upheld', { reportId }]),
    ),
    content_removed: to(
      'groomer',
      reported('removed', (reportId) => ['report.upheld', { reportId }]),
    ),
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
