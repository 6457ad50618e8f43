import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInGroomer, signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('the account of a client shares its phone and email while a visit is booked and a week after', async () => {
  const [maya, jordan] = [
    await signInGroomer(app),
    await signInPetOwner(app, { account: { phone: '(512) 555-0142' } }),
  ];
  const visit = await app.transact((t) =>
    makeOwnVisit(t, { providerId: maya.id, ownerId: jordan.id, startsAt: after(t.now, days(3)) }),
  );
  const { sql } = app.app.platform;
  await sql`update clients set phone = '(512) 555-0100', email = null where id = ${visit.clientId}`;
  const client = async (who = maya) =>
    (await (await app.as(who.id)).call('GET /api/clients/:id', { params: { id: visit.clientId } })).body;
  const [account] = await sql<{ email: string }[]>`select email from accounts where id = ${jordan.id}`;
  const shared = { phone: '(512) 555-0142', email: account?.email };
  expect(await client()).toMatchObject({ phone: '(512) 555-0100', email: null, shared });

  await (await app.as(jordan.id)).call('POST /api/blocks', { body: { userId: maya.id } });
  expect((await client()).shared).toBeNull();
  await (await app.as(jordan.id)).call('DELETE /api/blocks/:userId', { params: { userId: maya.id } });

  await sql`update visits set status = 'completed', completed_at = ends_at where id = ${visit.id}`;
  app.clock.moveTo(after(new Date(visit.endsAt), days(7) - 60_000));
  expect((await client()).shared).toEqual(shared);
  app.clock.moveTo(after(new Date(visit.endsAt), days(7)));
  expect(await client()).toMatchObject({ phone: '(512) 555-0100', email: null, shared: null });
});

test('a visit that was cancelled shares nothing', async () => {
  const [maya, jordan] = [await signInGroomer(app), await signInPetOwner(app)];
  const { id, clientId } = await app.transact((t) =>
    makeOwnVisit(t, { providerId: maya.id, ownerId: jordan.id, startsAt: after(t.now, days(3)) }),
  );
  const shared = async () =>
    (await maya.call('GET /api/clients/:id', { params: { id: clientId } })).body.shared;
  expect(await shared()).not.toBeNull();
  await maya.call('POST /api/visits/:id/cancel', { params: { id }, body: { tell: false } });
  expect(await shared()).toBeNull();
});
