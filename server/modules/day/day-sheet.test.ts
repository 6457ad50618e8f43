import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { dayJobs } from './day.jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** By the clock of Austin. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00-06:00`);
async function hourly(now: Date) {
  app.clock.moveTo(now);
  await dayJobs['announce-days']?.run(app.app.platform, undefined as never, '');
  await app.settle();
}

test('the next day comes once at six the evening before, and an empty day does not', async () => {
  app.clock.moveTo(at('2026-12-01', '15:30'));
  const [maya, lou] = await app.transact(async (t) => {
    const groomer = await makeGroomer(t);
    await makeOwnVisit(t, {
      providerId: groomer.id,
      startsAt: at('2026-12-02', '13:00'),
    });
    await makeOwnVisit(t, { providerId: groomer.id, startsAt: at('2026-12-02', '09:00') });
    const other = await makeGroomer(t);
    await makeOwnVisit(t, { providerId: other.id, startsAt: at('2026-12-03', '09:00') });
    return [groomer, other];
  });
  const sheets = async ({ id }: { id: string }) =>
    (await (await app.as(id)).call('GET /api/notifications')).body.filter(
      ({ category }) => category === 'day_sheet',
    );
  await hourly(at('2026-12-01', '17:10'));
  expect(await sheets(maya)).toEqual([]);
  await hourly(at('2026-12-01', '18:00'));
  await hourly(at('2026-12-01', '19:00'));
  const all = await sheets(maya);
  expect(all).toMatchObject([{ title: 'Tomorrow: 2 visits, from 9:00 AM', href: '/day?on=2026-12-02' }]);
  const [first, second, ...more] = all[0]?.text.split('\n') ?? [];
  expect(first).toMatch(/^9:00 AM–.*Biscotti · Full groom, Maria Garcia.*\. Muzzle\. .*Not confirmed\.$/);
  expect(second).toMatch(/^1:00 PM–3:00 PM Biscotti/);
  expect(more).toEqual([]);
  expect(await sheets(lou)).toEqual([]);
  const [address] = await app.app.platform.sql<
    { email: string }[]
  >`select email from accounts where id = ${maya.id}`;
  const mails = (await app.app.platform.mailer.kept(100)).filter(
    ({ toAddress }) => toAddress === address?.email,
  );
  expect(mails.map(({ subject }) => subject)).toEqual(['Tomorrow: 2 visits, from 9:00 AM']);
});

test('the day sheet can be switched off', async () => {
  app.clock.moveTo(at('2026-12-01', '15:30'));
  const { id } = await app.transact(async (t) => {
    const groomer = await makeGroomer(t);
    await makeOwnVisit(t, { providerId: groomer.id, startsAt: at('2026-12-02', '09:00') });
    return groomer;
  });
  const maya = await app.as(id);
  const none = { inApp: false, email: false, push: false };
  await maya.call('PUT /api/notification-preferences', { body: { categories: { day_sheet: none } } });
  await hourly(at('2026-12-01', '18:00'));
  expect((await maya.call('GET /api/notifications')).body).toEqual([]);
});

test('from four the clients of tomorrow can be texted, one tap each, and are ticked as opened', async () => {
  app.clock.moveTo(at('2026-12-01', '15:30'));
  const { id, visit, clientId } = await app.transact(async (t) => {
    const groomer = await makeGroomer(t);
    const made = await makeOwnVisit(t, { providerId: groomer.id, startsAt: at('2026-12-02', '09:00') });
    const stopped = await makeOwnVisit(t, { providerId: groomer.id, startsAt: at('2026-12-02', '13:00') });
    await t.sql`update clients set no_texts_at = now() where id = (select client_id from visits where id = ${stopped.id})`;
    const [row] = await t.sql<{ clientId: string }[]>`select client_id from visits where id = ${made.id}`;
    return { id: groomer.id, visit: made, clientId: row?.clientId ?? '' };
  });
  const maya = await app.as(id);
  const texts = async (on?: string) =>
    (await maya.call('GET /api/day', on ? { query: { on } } : {})).body.textTomorrow;
  expect(await texts()).toEqual([]);
  app.clock.moveTo(at('2026-12-01', '16:00'));
  expect(await texts('2026-12-02')).toEqual([]);
  expect(await texts()).toMatchObject([{ visitId: visit.id, clientName: 'Maria Garcia', openedAt: null }]);
  await maya.call('POST /api/clients/:id/messages', {
    params: { id: clientId },
    body: { kind: 'reminder', channel: 'phone_app', visitId: visit.id },
  });
  expect(await texts()).toMatchObject([
    { visitId: visit.id, openedAt: expect.stringContaining('2026-12-01T22:00') },
  ]);
});
