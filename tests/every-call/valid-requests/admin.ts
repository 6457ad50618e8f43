import type { adminAccountsApi } from '#contract/admin/admin-accounts.ts';
import type { adminApi } from '#contract/admin/admin-overview.ts';
import type { adminReportsApi } from '#contract/admin/admin-reports.ts';
import { suspendAccount } from '#server/modules/identity/index.ts';
import { makeAccount, makeSession } from '#server/modules/identity/identity.factory.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makeIncident } from '#server/modules/incidents/incidents.factory.ts';
import { makeReport } from '#server/modules/reports/reports.factory.ts';
import { recordAudit } from '#server/platform/audit-log.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { uuidv7 } from 'uuidv7';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequests } from '#tests/every-call/valid-request.ts';

const reason = 'Asked for cash';

const twoActs = withRecords(async (t, me) => {
  const account = uuidv7();
  await recordAudit(t, me, 'account.restored', account, { reason }, account);
  await recordAudit(t, me, 'account.restored', account, { reason }, account);
  return { query: { admin: me, account, q: account, limit: '1' } };
});

/** A job that has failed. @returns its id */
async function makeFailedJob(t: Transaction): Promise<string> {
  const id = uuidv7();
  const job = {
    id,
    name: 'remind-of-review',
    key: id,
    payload: '{}',
    runAt: after(t.now, days(1)),
    attempts: 3,
  };
  await t.sql`insert into jobs ${t.sql({ ...job, lastError: 'Error: no' })}`;
  return id;
}

const fileIncident = async (t: Transaction) => makeIncident(t, (await makePet(t)).id);

export const adminRequests: ValidRequests<typeof adminApi> = {
  'GET /api/admin/overview': {},
  'GET /api/admin/jobs': {
    set: withRecords(async (t) => {
      await makeFailedJob(t);
      await makeFailedJob(t);
      return { query: { limit: '1' } };
    }),
  },
  'POST /api/admin/jobs/:id/run': {
    set: withRecords(async (t) => ({ params: { id: await makeFailedJob(t) }, body: { reason } })),
  },
  'GET /api/admin/incidents': {
    set: withRecords(async (t) => {
      await fileIncident(t);
      await fileIncident(t);
      return { query: { limit: '1' } };
    }),
  },
  'GET /api/admin/audit-log': { set: twoActs },
};

export const adminAccountsRequests: ValidRequests<typeof adminAccountsApi> = {
  'GET /api/admin/accounts': {
    set: withRecords(async (t) => {
      await makeAccount(t);
      await makeAccount(t);
      return { query: { show: 'all', limit: '1' } };
    }),
  },
  'POST /api/admin/accounts/:id/suspend': {
    set: withRecords(async (t) => {
      const { id } = await makeAccount(t);
      await makeSession(t, id);
      return { params: { id }, body: { reason, until: '2027-01-05T18:00:00Z' } };
    }),
  },
  'POST /api/admin/accounts/:id/restore': {
    set: withRecords(async (t, me) => {
      const { id } = await makeAccount(t);
      await suspendAccount(t, id, { adminId: me, reason, until: null });
      return { params: { id }, body: { reason: 'It was a mistake' } };
    }),
  },
  'POST /api/admin/accounts/:id/end-sessions': {
    set: withRecords(async (t) => {
      const { id } = await makeAccount(t);
      await makeSession(t, id);
      return { params: { id }, body: { reason } };
    }),
  },
};

export const adminReportsRequests: ValidRequests<typeof adminReportsApi> = {
  'GET /api/admin/reports': {
    set: withRecords(async (t) => {
      await makeReport(t);
      await makeReport(t);
      return { query: { show: 'open', limit: '1' } };
    }),
  },
  'GET /api/admin/reports/:id': {
    set: withRecords(async (t) => ({ params: { id: await makeReport(t) } })),
  },
  'POST /api/admin/reports/:id/decide': {
    set: withRecords(async (t) => ({
      params: { id: await makeReport(t) },
      body: { decision: 'warn', reason, until: null, reportsSeen: 1 },
    })),
  },
};
