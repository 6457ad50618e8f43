import { uuidv7 } from 'uuidv7';
import type { adminApi } from '#contract/admin/admin-overview.ts';
import { makeIncident } from '#server/modules/incidents/incidents.factory.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { recordAudit } from '#server/platform/audit-log.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { admins } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';

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

export const sweep: Sweep<typeof adminApi> = {
  calls: {
    'GET /api/admin/overview': { access: admins },
    'GET /api/admin/jobs': {
      access: admins,
      set: withRecords(async (t) => {
        await makeFailedJob(t);
        await makeFailedJob(t);
        return { query: { limit: '1' } };
      }),
    },
    'POST /api/admin/jobs/:id/run': {
      access: admins,
      set: withRecords(async (t) => ({ params: { id: await makeFailedJob(t) }, body: { reason } })),
    },
    'GET /api/admin/incidents': {
      access: admins,
      set: withRecords(async (t) => {
        await fileIncident(t);
        await fileIncident(t);
        return { query: { limit: '1' } };
      }),
    },
    'GET /api/admin/audit-log': { access: admins, set: twoActs },
  },
};
