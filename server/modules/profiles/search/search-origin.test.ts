import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { makeBusiness } from '../profiles.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test.each([
  ['Kansas City', 'Which Kansas City? Add its state: Kansas City, MO or Kansas City, KS.'],
  ['48.85, 2.35', 'There is no ZIP code near this point. Move the map to the US.'],
  ['qwertzu', 'We cannot find this place. Use a ZIP code, or a city with its state.'],
])('a search near %s is refused at its field', async (near, message) => {
  const maya = await app.signIn();
  const searched = await maya.call('GET /api/shifts/count', { query: { near, radius: 25 } });
  expect(searched.problem.errors).toEqual([{ path: 'near', message }]);
  const asked = await app.stranger.call('GET /api/places/meant', { query: { q: near } });
  expect(asked.problem.errors).toEqual([{ path: 'q', message }]);
});

test('an unambiguous place is returned with its state', async () => {
  const { body } = await app.stranger.call('GET /api/places/meant', { query: { q: 'chicago' } });
  expect(body).toMatchObject({ city: 'Chicago', state: 'IL' });
});

test('a point is the ZIP closest to it, for the lookup and for a search', async () => {
  const { body } = await app.stranger.call('GET /api/places/meant', { query: { q: '30.2431, -97.7659' } });
  expect(body).toMatchObject({ city: 'Austin', state: 'TX', zip: '78704' });
  const maya = await app.signIn();
  await app.transact(async (t) => {
    const business = await makeBusiness(t, { address: '1604 S Lamar Blvd, Austin, TX 78704' });
    await makeShift(t, { businessId: business.id });
  });
  const near = async (near: string) =>
    (await maya.call('GET /api/shifts/count', { query: { near, radius: 3 } })).body.count;
  expect(await near('30.2431, -97.7659')).toBe(1);
  expect(await near('31.2431, -97.7659')).toBe(0);
});
