import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { makeVisit } from '../visits.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('a plan that was read before the day passed is refused and posts nothing; read again, it is sent', async () => {
  const { ownerId, id } = await app.transact(async (t) => {
    const { id: ownerId } = await makePetOwner(t);
    const { id: petId } = await makePet(t, { ownerId });
    const startsAt = after(t.now, -days(1));
    return makeVisit(t, { ownerId, petIds: [petId], startsAt, status: 'completed', nextVisitWeeks: 1 });
  });
  const owner = await app.as(ownerId);
  const params = { id };
  const check = async () => (await owner.call('GET /api/visits/:id/rebook-check', { params })).body;
  const rebook = (body: object) => owner.call('POST /api/visits/:id/rebook', { params, body });
  const posted = async () => (await owner.call('GET /api/pet-owners/current-user/grooming-requests')).body;
  const before = await posted();

  const seen = await check();
  app.clock.moveTo(after(app.clock.now(), days(8)));
  const late = await rebook(seen);
  expect([late.status, late.problem.code]).toEqual([409, 'terms_changed']);
  expect(await posted()).toHaveLength(before.length);

  const now = await check();
  expect(now.preferredDate > seen.preferredDate).toBe(true);
  for (const other of [{ estimatedBudget: now.estimatedBudget - 1 }, { window: 'evening' }])
    expect((await rebook({ ...now, ...other })).problem.code).toBe('terms_changed');
  expect((await rebook({})).status).toBe(422);
  const { status, body } = await rebook(now);
  expect(status).toBe(201);
  expect((await posted()).find((request) => request.id === body.requestId)).toMatchObject(now);
});
