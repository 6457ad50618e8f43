import { afterAll, beforeAll, expect, test } from 'vitest';
import { groomFor } from '#server/modules/bills/bills.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, hours } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('what a client owes for a visit is told apart from all that they owe, as their page says it', async () => {
  const maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
  const make = (ago: number) =>
    app.transact((t) =>
      makeOwnVisit(t, { providerId: maya.id, status: 'checked_in', startsAt: after(t.now, hours(-ago)) }),
    );
  const [first, second, third] = [await make(6), await make(4), await make(2)];
  const { clientId } = first;
  await app.app.platform.sql`
    update visits set client_id = ${clientId} where id = any(${[second.id, third.id]}::uuid[])`;
  for (const [{ id }, amount] of [
    [first, 4000],
    [second, 2000],
  ] as const)
    await maya.call('POST /api/visits/:id/check-out', {
      params: { id },
      body: { lines: groomFor(amount), taxPercent: 0, payments: [], leaveOwed: true },
    });
  const { body: day } = await maya.call('GET /api/day');
  expect(day.visits.map(({ client }) => [client?.owed, client?.owedHere])).toEqual([
    [6000, 4000],
    [6000, 2000],
    [6000, 0],
  ]);
  const account = await maya.call('GET /api/clients/:id/account', { params: { id: clientId } });
  expect(account.body.owed).toBe(6000);
});
