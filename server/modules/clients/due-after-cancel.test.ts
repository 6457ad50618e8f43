import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClientFilter } from '#contract/clients/clients.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

const zone = 'America/Chicago';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const signIn = async () => await app.as((await app.transact((t) => makeGroomer(t))).id);
const visitIn = (groomer: Caller, ahead: number) =>
  app.transact((t) => makeOwnVisit(t, { providerId: groomer.id, startsAt: after(t.now, days(ahead)) }));
const cancel = async (groomer: Caller, id: string) => {
  expect((await groomer.call('POST /api/visits/:id/cancel', { params: { id }, body: {} })).status).toBe(200);
};
const listed = async (groomer: Caller, show: ClientFilter) =>
  (await groomer.call('GET /api/clients', { query: { show } })).body;
const dueCount = async (groomer: Caller) => (await groomer.call('GET /api/clients/counts')).body.due;

test('who cancels the only visit is due from its day, until another is booked or the cancellation undone', async () => {
  const groomer = await signIn();
  const visit = await visitIn(groomer, 2);
  expect([await listed(groomer, 'due'), await dueCount(groomer)]).toEqual([[], 0]);
  await cancel(groomer, visit.id);
  const on = dayIn(new Date(visit.startsAt), zone);
  expect(await listed(groomer, 'due')).toMatchObject([
    { id: visit.clientId, dueOn: on, afterCancelled: true },
  ]);
  expect([await listed(groomer, 'overdue'), await dueCount(groomer)]).toEqual([[], 1]);
  expect(await listed(groomer, 'all')).toMatchObject([{ dueOn: on, nextVisitAt: null }]);

  await groomer.call('POST /api/visits/:id/undo-cancel', { params: { id: visit.id } });
  expect([await listed(groomer, 'due'), await dueCount(groomer)]).toEqual([[], 0]);
  expect(await listed(groomer, 'all')).toMatchObject([{ dueOn: null, afterCancelled: false }]);
});

test('who was groomed before is due by the interval, not by the visit that was cancelled', async () => {
  const groomer = await signIn();
  const visit = await visitIn(groomer, 20);
  await groomer.call('PATCH /api/clients/:id/pets/:petId', {
    params: { id: visit.clientId, petId: visit.petIds[0] ?? '' },
    body: { lastGroomedOn: '2026-10-20', everyWeeks: 5 },
  });
  await cancel(groomer, visit.id);
  expect(await listed(groomer, 'due')).toMatchObject([{ dueOn: '2026-11-24', afterCancelled: false }]);
  expect(await dueCount(groomer)).toBe(1);
});

test('a visit that is held after the cancelled one ends being due for it', async () => {
  const groomer = await signIn();
  const visit = await visitIn(groomer, 1);
  await cancel(groomer, visit.id);
  const later = await visitIn(groomer, 1.2);
  await app.app.platform.sql`update visits set client_id = ${visit.clientId} where id = ${later.id}`;
  expect(await dueCount(groomer)).toBe(0);
  app.clock.moveTo(after(app.clock.now(), days(1.2)));
  await groomer.call('POST /api/visits/:id/check-in', { params: { id: later.id }, body: {} });
  expect((await listed(groomer, 'all')).find(({ id }) => id === visit.clientId)).toMatchObject({
    dueOn: null,
  });
});

test('a client whose pet died is not due for a visit that was cancelled', async () => {
  const groomer = await signIn();
  const visit = await visitIn(groomer, 1);
  await groomer.call('PATCH /api/clients/:id/pets/:petId', {
    params: { id: visit.clientId, petId: visit.petIds[0] ?? '' },
    body: { diedOn: '2026-11-19' },
  });
  await cancel(groomer, visit.id);
  expect([await listed(groomer, 'due'), await dueCount(groomer)]).toEqual([[], 0]);
});
