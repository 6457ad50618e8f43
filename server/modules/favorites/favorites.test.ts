import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { post, signInGroomer, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { after, hours } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
afterEach(() => app.clock.moveTo(testNow()));

const add = (who: Caller, as: 'groomer' | 'business', userId: string) =>
  who.call('PUT /api/favorites/:as/:userId', { params: { as, userId } });
const remove = (who: Caller, as: 'groomer' | 'business', userId: string) =>
  who.call('DELETE /api/favorites/:as/:userId', { params: { as, userId } });
const list = async (who: Caller) => (await who.call('GET /api/favorites')).body;
async function told(who: Caller): Promise<string[]> {
  await app.settle();
  return (await who.call('GET /api/notifications', { query: {} })).body.map(({ title }) => title);
}

test('both sides keep favorites, which only they see', async () => {
  const [owner, maya] = [await signInOwner(app), await signInGroomer(app)];
  const kept = { as: 'groomer', userId: maya.id, name: 'Alex Reyes', town: 'Austin, TX' };
  expect((await add(owner, 'groomer', maya.id)).body).toMatchObject(kept);
  expect((await add(owner, 'groomer', maya.id)).status).toBe(200);
  expect((await add(maya, 'business', owner.id)).body).toMatchObject({ name: 'Shoal Creek Pet Spa' });
  expect(await list(owner)).toMatchObject([kept]);
  expect(await list(await signInOwner(app))).toEqual([]);
  expect((await remove(owner, 'groomer', maya.id)).status).toBe(204);
  expect((await remove(owner, 'groomer', maya.id)).status).toBe(404);
  expect(await list(owner)).toEqual([]);
});

test('nobody unlisted, in another role, blocked or oneself is added; a block hides who is', async () => {
  const [owner, maya] = [await signInOwner(app), await signInGroomer(app)];
  expect((await add(owner, 'business', maya.id)).status).toBe(404);
  expect((await add(owner, 'business', owner.id)).status).toBe(404);
  await add(owner, 'groomer', maya.id);
  await maya.call('POST /api/blocks', { body: { userId: owner.id } });
  expect(await list(owner)).toEqual([]);
  expect((await add(owner, 'groomer', maya.id)).status).toBe(404);
});

test('favorites see a shift first, in the search too, and everyone after its time', async () => {
  const [owner, maya, other] = [await signInOwner(app), await signInGroomer(app), await signInGroomer(app)];
  await add(owner, 'groomer', maya.id);
  const { id } = await post(app, owner, { seenFirst: { by: 'favorites', hours: 2 } });
  expect((await told(maya))[0]).toMatch(/^Shoal Creek Pet Spa lets you see a shift first/);
  expect(await told(other)).toEqual([]);
  const found = async (who: Caller) =>
    (await who.call('GET /api/shifts', { query: {} })).body.some((shift) => shift.id === id);
  const opened = async (who: Caller) => (await who.call('GET /api/shifts/:id', { params: { id } })).status;
  expect([await found(maya), await found(other)]).toEqual([true, false]);
  expect([await opened(maya), await opened(other)]).toEqual([200, 404]);
  app.clock.moveTo(after(app.clock.now(), hours(2.1)));
  await app.settle();
  expect([await found(other), await opened(other)]).toEqual([true, 200]);
});
