import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCertification } from '#server/modules/certifications/certifications.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeShift } from '../shifts.factory.ts';
import { post, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const take = (who: Caller, id: string, termsVersion = 1) =>
  who.call('POST /api/shifts/:id/take', { params: { id }, body: { termsVersion } });
const actions = async (who: Caller, id: string) =>
  (await who.call('GET /api/shifts/:id', { params: { id } })).body.actions;
const certified = async () => {
  const groomer = await signInGroomer(app);
  await app.transact((t) =>
    makeCertification(t, { accountId: groomer.id, title: 'Feline handling', decision: 'check' }),
  );
  return groomer;
};

test('who was rated 4 or better by the business takes its shift at once; others apply', async () => {
  const [owner, good, poor, stranger] = [
    await signInOwner(app),
    await signInGroomer(app),
    await signInGroomer(app),
    await certified(),
  ];
  for (const [groomer, rating, day] of [
    [good, 4, '2026-11-17'],
    [poor, 3, '2026-11-18'],
  ] as const) {
    const given = { businessId: owner.id, status: 'completed', groomerId: groomer.id, day } as const;
    const shift = await app.transact((t) => makeShift(t, given));
    const body = { engagementType: 'shift' as const, engagementId: shift.id, rating };
    expect((await owner.call('POST /api/reviews', { body })).status).toBe(201);
  }
  const { id, instantBook } = await post(app, owner, { instantBook: 'known' });
  expect(instantBook).toBe('known');
  for (const other of [poor, stranger]) {
    expect(await actions(other, id)).not.toContain('take');
    expect((await take(other, id)).status).toBe(403);
  }
  expect(await actions(good, id)).toContain('take');
  expect((await take(good, id)).body).toMatchObject({ shiftId: id, status: 'accepted' });
  await app.settle();
  const { body } = await owner.call('GET /api/notifications', { query: {} });
  expect(body[0]?.title).toContain('Booked: ');
});

test('of a hundred who take it at once, one is booked', async () => {
  const owner = await signInOwner(app);
  const groomers = await Promise.all(Array.from({ length: 100 }, certified));
  const { id } = await post(app, owner, { instantBook: 'checked' });
  const answers = await Promise.all(groomers.map((each) => take(each, id)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array(99).fill(409),
  ]);
  expect(answers.filter(({ status }) => status === 409).map(({ problem }) => problem.code)).toEqual(
    Array(99).fill('taken'),
  );
});

test('it is taken on the terms that were seen, while the owner allows it', async () => {
  const [owner, groomer, stranger] = [await signInOwner(app), await certified(), await signInOwner(app)];
  const { id } = await post(app, owner);
  const allow = (by: Caller, who: 'checked' | null) =>
    by.call('PUT /api/shifts/:id/instant-booking', { params: { id }, body: { who } });
  expect((await take(groomer, id)).status).toBe(403);
  expect((await allow(stranger, 'checked')).status).toBe(404);
  expect((await allow(owner, 'checked')).body.instantBook).toBe('checked');
  await owner.call('PATCH /api/shifts/:id', { params: { id }, body: { payPercentage: 45 } });
  expect((await take(groomer, id, 1)).problem.code).toBe('terms_changed');
  await allow(owner, null);
  expect((await take(groomer, id, 2)).status).toBe(403);
  await allow(owner, 'checked');
  expect((await take(groomer, id, 2)).status).toBe(200);
  expect((await allow(owner, null)).status).toBe(409);
});
