import { uuidv7 } from 'uuidv7';
import manifest from '../../../package.json' with { type: 'json' };
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBlock } from '#server/modules/blocks/blocks.factory.ts';
import { makeCertification } from '#server/modules/certifications/certifications.factory.ts';
import { makeIncident } from '#server/modules/incidents/incidents.factory.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makeReport } from '#server/modules/reports/reports.factory.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { makeAppeal } from '#server/modules/reliability/reliability.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let robin: Caller;
beforeAll(async () => {
  app = await openTestApp();
  robin = await app.signIn({ isAdmin: true, firstName: 'Robin', lastName: 'Hale' });
});
afterAll(() => app.close());

const overview = async () => (await robin.call('GET /api/admin/overview')).body;
const reason = 'Asked for cash';

test('the overview counts what waits', async () => {
  const before = await overview();
  const person = await app.signIn();
  await app.transact((t) => makeReport(t, { reportedId: person.id }));
  await robin.call('POST /api/admin/accounts/:id/suspend', { params: { id: person.id }, body: { reason } });
  await app.transact(async (t) => {
    await makeCertification(t);
    await makeCertification(t, { proofUrl: null });
    await makeCertification(t, { decision: 'check' });
    await makeAppeal(t, { accountId: person.id });
    for (const [filedAt, answer] of [
      [t.now, null],
      [t.now, 'She was afraid.'],
      [after(t.now, -days(31)), null],
    ] as const) {
      const { id: petId } = await makePet(t);
      await makeIncident(t, petId, { filedAt, answer });
    }
  });
  const now = await overview();
  expect(now).toMatchObject({
    openReports: before.openReports + 1,
    oldestReportAt: expect.any(String),
    suspended: before.suspended + 1,
    incidents: before.incidents + 2,
    unansweredIncidents: before.unansweredIncidents + 1,
    members: before.members + 1,
    waitingCertifications: before.waitingCertifications + 1,
    openDisputes: before.openDisputes + 1,
  });
  const { body: incidents } = await robin.call('GET /api/admin/incidents');
  expect(incidents.map(({ answer }) => answer)).toEqual([null, 'She was afraid.', null]);
});

test('the overview says how the program fares', async () => {
  const { sql } = app.app.platform;
  const now = app.clock.now();
  expect((await overview()).site).toMatchObject({
    version: manifest.version,
    newestBackupAt: null,
    copies: null,
  });
  await sql`insert into backups (finished_at, bytes) values (${after(now, -hours(30))}, 1)`;
  await sql`
    insert into jobs (id, name, key, payload, run_at) values
      (gen_random_uuid(), 'mail-late', 'late', '{}', ${after(now, -hours(1))}),
      (gen_random_uuid(), 'late', 'late', '{}', ${after(now, -minutes(7))})`;
  const { site } = await overview();
  expect(Date.parse(site.newestBackupAt ?? '')).toBeCloseTo(after(now, -hours(30)).getTime(), -4);
  expect(site.oldestMailSeconds).toBeCloseTo(3600, -2);
  expect(site.oldestJobSeconds).toBeCloseTo(420, -2);
  await sql`delete from jobs where key = 'late'`;
});

const failed = async () => (await robin.call('GET /api/admin/jobs')).body;

test('a failed job is listed with its error, runs again, and is gone when it succeeds', async () => {
  const { sql } = app.app.platform;
  const { id: accountId } = await app.signIn();
  const [id, key] = [uuidv7(), uuidv7()];
  const runAt = after(app.clock.now(), days(1));
  const job = { id, name: 'end-suspension', key, runAt, attempts: 8, lastError: 'Error: no' };
  await sql`insert into jobs ${sql({ ...job, payload: JSON.stringify({ accountId }) })}`;
  expect(await failed()).toMatchObject([
    { id, name: 'end-suspension', attempts: 8, error: 'Error: no', payload: { accountId } },
  ]);
  expect((await overview()).failedJobs).toBe(1);
  const run = () =>
    robin.call('POST /api/admin/jobs/:id/run', { params: { id }, body: { reason: 'Repaired' } });
  expect((await run()).status).toBe(204);
  await app.settle();
  expect(await failed()).toEqual([]);
  expect((await run()).status).toBe(404);
});

const signOut = (admin: Caller, { id }: Caller) =>
  admin.call('POST /api/admin/accounts/:id/end-sessions', { params: { id }, body: { reason } });

test('the audit log is filtered by admin and by the account concerned', async () => {
  const sam = await app.signIn({ isAdmin: true, firstName: 'Sam', lastName: 'Ito' });
  const [ada, zed] = [await app.signIn({ firstName: 'Ada' }), await app.signIn({ firstName: 'Zed' })];
  await signOut(robin, ada);
  await signOut(sam, zed);
  const log = async (query: object) =>
    (await robin.call('GET /api/admin/audit-log', { query: { ...query } })).body.map(
      ({ adminName, account }) => [adminName, account?.name],
    );
  expect(await log({ account: ada.id })).toEqual([['Robin Hale', 'Ada Reyes']]);
  expect(await log({ admin: sam.id })).toEqual([['Sam Ito', 'Zed Reyes']]);
  for (const q of ['zed reyes', zed.id]) expect(await log({ q })).toEqual([['Sam Ito', 'Zed Reyes']]);
  expect(await log({ q: 'zed', account: ada.id })).toEqual([]);
});

test('admins hear of a new report, an appeal, an incident and a failed job at once, and no one else does', async () => {
  const { sql } = app.app.platform;
  const reported = await app.signIn();
  await app.transact((t) => makeReport(t, { reportedId: reported.id }));
  await app.transact((t) => makeBlock(t, reported.id));
  const noted = async (table: string) => {
    const rows = await sql<{ accounts: string[] }[]>`
      select accounts from changed where table_name = ${table}
      order by xid desc fetch first row with ties`;
    return rows.flatMap(({ accounts }) => accounts);
  };
  expect(await noted('reports')).toContain(robin.id);
  expect(await noted('reports')).not.toContain(reported.id);
  await app.transact((t) => makeAppeal(t, { accountId: reported.id }));
  expect(await noted('reliability_appeals')).toContain(robin.id);
  const { id: petId } = await app.transact((t) => makePet(t));
  await app.transact((t) => makeIncident(t, petId));
  expect(await noted('incidents')).toContain(robin.id);
  expect(await noted('incidents')).not.toContain(reported.id);
  expect(await noted('blocks')).toContain(reported.id);
  const id = uuidv7();
  await sql`insert into jobs (id, name, key, payload, run_at) values (${id}, 'x', ${id}, '{}', now() + interval '1 day')`;
  await sql`update jobs set last_error = 'no' where id = ${id}`;
  expect(await noted('jobs')).toContain(robin.id);
  await sql`delete from jobs where id = ${id}`;
});
