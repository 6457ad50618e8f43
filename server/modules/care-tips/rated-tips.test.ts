import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { careTips } from '#reference/care-tips/catalog.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeHiddenTip, makeOwnerTip } from './care-tips.factory.ts';

let app: TestApp;
let admin: Caller;
const [car, algae, lilies] = ['safety-parked-car', 'safety-blue-green-algae', 'safety-lilies'] as const;
const words = ['Ours is in the shade.', 'Clear.', 'Too long for me.'];
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signIn({ isAdmin: true });
  const stars = [5, 5, 2];
  for (const [index, rating] of stars.entries()) {
    app.clock.moveTo(after(testNow(), minutes(index)));
    await app.transact((t) => makeOwnerTip(t, { tipId: car, rating, feedback: words[index] ?? '' }));
  }
  await app.transact(async (t) => {
    await makeOwnerTip(t, { tipId: algae, rating: 2 });
    await makeOwnerTip(t, { tipId: lilies, seen: true, saved: true });
    await makeHiddenTip(t, algae);
  });
});
afterAll(() => app.close());

const list = async (query: object = {}) =>
  (await admin.call('GET /api/admin/care-tips', { query: { ...query } })).body;
const feedback = (query: object = {}) =>
  admin.call('GET /api/admin/care-tips/:id/feedback', { params: { id: car }, query: { ...query } });

describe('the list of tips for admins', () => {
  test('has the whole catalog with ratings, the least helpful first and those without ratings last', async () => {
    const tips = await list();
    expect(tips).toHaveLength(careTips.length);
    expect(tips[0]).toEqual({
      id: algae,
      title: 'When in doubt about the water, stay out',
      category: 'safety',
      ratings: 1,
      helpful: 0,
      average: 2,
      feedbacks: 0,
      hidden: { reason: 'Its source has been withdrawn.', at: expect.any(String) },
    });
    expect(tips[1]).toMatchObject({
      id: car,
      ratings: 3,
      helpful: 2,
      average: 4,
      feedbacks: 3,
      hidden: null,
    });
    expect(tips[2]).toMatchObject({ ratings: 0, average: null });
    expect(tips.find(({ id }) => id === lilies)).toMatchObject({ ratings: 0, average: null, feedbacks: 0 });
  });

  test('is sorted by title and filtered by category', async () => {
    const titles = (await list({ sort: 'title', category: 'safety' })).map(({ title }) => title);
    expect(titles).toHaveLength(careTips.filter(({ category }) => category === 'safety').length);
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, 'en')));
  });
});

test('feedback comes newest first, page by page, without the name of its writer', async () => {
  const { body: all } = await feedback();
  expect(all.map((one) => [one.rating, one.feedback])).toEqual([
    [2, words[2]],
    [5, words[1]],
    [5, words[0]],
  ]);
  expect(Object.keys(all[0] ?? {}).toSorted()).toEqual(['feedback', 'id', 'ratedAt', 'rating']);
  const first = await feedback({ limit: 2 });
  expect(first.body).toEqual(all.slice(0, 2));
  expect(first.headers.link).toContain(`cursor=${all[1]?.id}`);
  const last = await feedback({ limit: 2, cursor: all[1]?.id });
  expect([last.body, last.headers.link]).toEqual([all.slice(2), undefined]);
});

test('everyone but admins gets the answer of an unknown path', async () => {
  for (const who of [app.stranger, await app.signIn({ roles: ['pet_owner'] })]) {
    const params = { id: car };
    const answers = [
      await who.call('GET /api/admin/care-tips'),
      await who.call('GET /api/admin/care-tips/:id/feedback', { params }),
      await who.call('PATCH /api/admin/care-tips/:id', { params, body: { hidden: true, reason: 'No' } }),
    ];
    for (const { status, problem } of answers)
      expect([status, problem.detail]).toEqual([404, expect.stringContaining('There is nothing at')]);
  }
  expect((await list()).find(({ id }) => id === car)?.hidden).toBeNull();
});
