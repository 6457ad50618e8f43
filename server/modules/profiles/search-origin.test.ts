import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test.each([
  ['Kansas City', 'Which Kansas City? Add its state: Kansas City, MO or Kansas City, KS.'],
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
