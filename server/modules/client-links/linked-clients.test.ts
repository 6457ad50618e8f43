import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makePolicy } from '#server/modules/cancellation-policies/cancellation-policies.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { cancel } from '#server/modules/visits/visits.scenario.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const told = async (who: Caller) => {
  await app.settle();
  return (await who.call('GET /api/notifications')).body.map(({ title }: { title: string }) => title);
};

/** A groomer with a client who has an account and two visits ahead. */
async function withAccount() {
  const maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
  const parent = await signInPetOwner(app);
  const visit = await app.transact((t) =>
    makeOwnVisit(t, { providerId: maya.id, ownerId: parent.id, startsAt: after(t.now, days(4)) }),
  );
  return { maya, parent, params: { id: visit.id } };
}

test('a client with an account is told that the provider moved and cancelled a visit', async () => {
  const { maya, parent, params } = await withAccount();
  const startsAt = after(app.clock.now(), days(6)).toISOString();
  expect((await maya.call('PATCH /api/visits/:id/time', { params, body: { startsAt } })).status).toBe(200);
  expect(await told(parent)).toEqual([expect.stringMatching(/ moved Biscotti/)]);
  await maya.call('POST /api/visits/:id/cancel', { params, body: { reason: 'I am sick' } });
  expect(await told(parent)).toEqual([
    expect.stringMatching(/ cancelled Biscotti/),
    expect.stringMatching(/ moved Biscotti/),
  ]);
  expect(await told(maya)).toEqual([]);
});

test('a client with an account is told of a new price, with the old one, unless the provider says it', async () => {
  const { maya, parent, params } = await withAccount();
  const { body: visit } = await maya.call('GET /api/visits/:id', { params });
  const reprice = (price: number, tell: boolean) =>
    maya.call('PATCH /api/visits/:id', {
      params,
      body: { pets: [{ petId: visit.pets[0]?.id ?? '', price }], tell },
    });
  await reprice(10_000, false);
  expect(await told(parent)).toEqual([]);
  await reprice(11_000, true);
  await app.settle();
  const [notice] = (await parent.call('GET /api/notifications')).body;
  expect(notice).toMatchObject({ title: expect.stringMatching(/ changed the price of Biscotti/) });
  expect(notice?.text).toContain('It costs $110 now instead of $100.');
});

test('the provider is told of the fee of who cancels late in their account, by any way', async () => {
  const maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
  const parent = await signInPetOwner(app);
  const of = { providerId: maya.id, ownerId: parent.id, listPrice: 8000 };
  const [own, market] = await app.transact(async (t) => {
    await makePolicy(t, maya.id);
    return [
      await makeOwnVisit(t, { ...of, startsAt: after(t.now, hours(2)) }),
      await makeVisit(t, { ...of, startsAt: after(t.now, hours(6)) }),
    ] as const;
  });
  for (const { id } of [own, market]) {
    const params = { id };
    const { fee } = (await parent.call('GET /api/visits/:id/cancellation-fee', { params })).body;
    expect(fee).toBeGreaterThan(0);
    await cancel(parent, params);
    await app.settle();
    expect((await maya.call('GET /api/notifications')).body[0]?.text).toContain(
      `The fee by your policy: $${fee / 100}.`,
    );
  }
});

test('the provider is told that a client cancelled in their account', async () => {
  const { maya, parent, params } = await withAccount();
  await parent.call('POST /api/visits/:id/cancel', { params, body: {} });
  expect(await told(maya)).toEqual([expect.stringMatching(/^Maria cancelled Biscotti/)]);
  expect(await told(parent)).toEqual([]);
});
