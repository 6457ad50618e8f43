import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { groomFor, makeBill, paidInCash } from './bills.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('what one has to pay is what one got and has not paid, however much was written since', async () => {
  const { me, unpaid } = await app.transact(async (t) => {
    const provider = await makeGroomer(t);
    const owner = await makePetOwner(t);
    const bill = (daysAgo: number, paid: number) =>
      makeBill(t, {
        visit: { providerId: provider.id, ownerId: owner.id, startsAt: after(t.now, days(-daysAgo)) },
        lines: groomFor(10_000),
        taxPercent: 0,
        payments: paid > 0 ? paidInCash(paid) : [],
        at: after(t.now, days(-daysAgo)),
      });
    const first = await bill(90, 4000);
    await bill(60, 10_000);
    const second = await bill(30, 0);
    return { me: owner.id, unpaid: [second, first].map(({ id }) => id) };
  });
  const caller = await app.as(me);
  const { body } = await caller.call('GET /api/bills', { query: { toPay: 'true' } });
  expect(body.map(({ id }) => id)).toEqual(unpaid);
  expect(body.map(({ owed }) => owed)).toEqual([10_000, 6000]);
  expect((await caller.call('GET /api/bills')).body).toHaveLength(3);
});

test('what one wrote is nothing to pay', async () => {
  const providerId = await app.transact(async (t) => {
    const { id } = await makeGroomer(t);
    await makeBill(t, { visit: { providerId: id }, payments: [] });
    return id;
  });
  const caller = await app.as(providerId);
  expect((await caller.call('GET /api/bills')).body).toHaveLength(1);
  expect((await caller.call('GET /api/bills', { query: { toPay: 'true' } })).body).toEqual([]);
});
