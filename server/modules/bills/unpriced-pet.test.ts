import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { paidInCash } from './bills.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('check-out asks nobody for the work on a pet for which nothing was agreed, but for more on the others', async () => {
  const groomer = await app.as((await app.transact((t) => makeGroomer(t))).id);
  // Biscotti for $95, and Pip without a price.
  const { id, petIds } = await app.transact((t) =>
    makeOwnVisit(t, {
      providerId: groomer.id,
      status: 'checked_in',
      startsAt: t.now,
      petNames: ['Biscotti', 'Pip'],
    }),
  );
  const checkOut = (amounts: [number, number]) =>
    groomer.call('POST /api/visits/:id/check-out', {
      params: { id },
      body: {
        lines: amounts.map((amount, nth) => ({
          kind: 'service',
          name: 'Groom',
          petId: petIds[nth],
          amount,
          taxable: true,
        })),
        taxPercent: 0,
        payments: paidInCash(amounts[0] + amounts[1]),
      },
    });
  expect((await checkOut([11_000, 4000])).problem).toMatchObject({
    code: 'unconfirmed',
    detail: '$110 is $15 more than the agreed $95. Say who agreed to it, and how.',
  });
  expect((await checkOut([9500, 4000])).body).toMatchObject({ total: 13_500, agreed: null });
});
