import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { accept, apply, fill, post, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
let owner: Caller;
let groomer: Caller;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInOwner(app, { address: 'Austin, TX 78704' });
  groomer = await signInGroomer(app, { address: 'Austin, TX 78756' });
});
afterAll(() => app.close());

/** Reads a card from the search; all other lists show the same card. */
async function cardOf(viewer: Caller, id: string): Promise<ShiftCard | undefined> {
  const { body: cards } = await viewer.call('GET /api/shifts', { query: { limit: 100 } });
  const card = cards.find((one) => one.id === id);
  const { body: detail } = await viewer.call('GET /api/shifts/:id', { params: { id } });
  if (card) expect(detail).toMatchObject(card);
  return card;
}

test('a card follows its shift: edited, applied for, filled, open again', async () => {
  const shift = await post(app, owner, { title: 'Before', description: 'Old' });
  const change = {
    title: `"Doodles" \\ O’Neil's {}}, 大丈夫 🐩 \u202e`,
    description: 'One line\nand "another"\t\\n',
    requirements: ['Own "tools"', '}'],
    estimatedPayMax: 300,
  };
  await owner.call('PATCH /api/shifts/:id', { params: { id: shift.id }, body: change });
  expect(await cardOf(groomer, shift.id)).toMatchObject({
    ...change,
    applicationCount: 0,
    application: null,
    distanceMiles: 5.7,
  });

  const id = await apply(groomer, shift.id);
  const applied = { applicationCount: 1, application: { id, status: 'pending' } };
  expect(await cardOf(groomer, shift.id)).toMatchObject(applied);
  expect(await cardOf(owner, shift.id)).toMatchObject({ applicationCount: 1, application: null });

  await accept(owner, id);
  expect(await cardOf(groomer, shift.id)).toBeUndefined();
  await owner.call('POST /api/shift-applications/:id/release', {
    params: { id },
    body: { reason: 'Closed' },
  });
  expect(await cardOf(groomer, shift.id)).toMatchObject({ status: 'posted' });
});

test('a card shows the current name and rating of its business', async () => {
  const shift = await post(app, owner);
  const businessName = `Fang & "Fur" {} \\ Café`;
  await owner.call('PUT /api/profiles/business', {
    body: { businessName, businessType: 'salon', address: 'Austin, TX 78704' },
  });
  const unrated = { businessName, rating: null, reviewCount: 0 };
  expect((await cardOf(groomer, shift.id))?.business).toMatchObject(unrated);

  for (const [index, rating] of [5, 5, 4].entries()) {
    const worker = await signInGroomer(app);
    const worked = await fill(app, owner, worker, {});
    app.clock.moveTo(new Date(worked.shift.endsAt));
    await app.settle();
    await owner.call('POST /api/shifts/:id/complete', {
      params: worked.params,
      body: { dogsGroomed: 5, revenue: 40_000 },
    });
    const review = { engagementType: 'shift' as const, engagementId: worked.shift.id };
    await worker.call('POST /api/reviews', { body: { ...review, rating } });
    await owner.call('POST /api/reviews', { body: { ...review, rating: 5 } });
    const next = await post(app, owner);
    expect((await cardOf(groomer, next.id))?.business).toMatchObject({
      businessName,
      reviewCount: index + 1,
      rating: [5, 5, 4.7][index],
    });
  }
});
