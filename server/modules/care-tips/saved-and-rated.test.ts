import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { after, days, minutes } from '#server/platform/clock.ts';
import { makeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(() => app.clock.moveTo(testNow()));
afterAll(() => app.close());

const owner = () => app.signIn({ roles: ['pet_owner'] });
const rate = (who: Caller, body: object) => who.call('POST /api/pet-care-tips/rate', { body });
const save = (who: Caller, tipId: string, saved?: boolean) =>
  who.call('POST /api/pet-care-tips/save', { body: saved === undefined ? { tipId } : { tipId, saved } });
const saved = async (who: Caller) =>
  (await who.call('GET /api/pet-care-tips/saved')).body.map(({ id }) => id);

const [car, heat] = ['safety-parked-car', 'safety-heatstroke-first-minutes'] as const;
const wrongs = [
  ['app.stranger', 401],
  ['groomer', 403],
] as const;

describe('saved tips', () => {
  test('are listed by their owner alone, the latest first, and can be removed', async () => {
    const [dana, other] = [await owner(), await owner()];
    expect((await save(dana, car)).body).toMatchObject({ id: car, rating: null });
    app.clock.moveTo(after(app.clock.now(), minutes(1)));
    await save(dana, heat);
    await save(dana, car);
    expect(await saved(dana)).toEqual([heat, car]);
    expect(await saved(other)).toEqual([]);
    expect((await save(dana, heat, false)).body.savedAt).toBeNull();
    expect(await saved(dana)).toEqual([car]);
  });

  test('stay readable, and only these, after a membership has ended', async () => {
    const dana = await app.signIn({ roles: ['pet_owner'], membership: false });
    await app.transact((t) => makeMembership(t, { accountId: dana.id, plan: 'monthly' }));
    await save(dana, car);
    app.clock.moveTo(after(app.clock.now(), days(400)));
    const renewed = await app.as(dana.id);
    expect((await renewed.call('GET /api/pet-care-tips')).status).toBe(402);
    expect(await saved(renewed)).toEqual([car]);
  });

  test.each(wrongs)('%s is refused', async (who, status) => {
    const caller = who === 'groomer' ? await app.signIn({ roles: ['groomer'] }) : app.stranger;
    expect((await save(caller, car)).status).toBe(status);
    expect((await caller.call('GET /api/pet-care-tips/saved')).status).toBe(status);
    expect((await rate(caller, { tipId: car, rating: 5 })).status).toBe(status);
  });
});

describe('a rating', () => {
  test('is kept with its feedback until the next one', async () => {
    const dana = await owner();
    const feedback = 'Our car park has no shade.';
    expect((await rate(dana, { tipId: car, rating: 5, feedback })).body).toMatchObject({
      rating: 5,
      feedback,
    });
    expect((await rate(dana, { tipId: car, rating: 2 })).body).toMatchObject({ rating: 2, feedback: null });
    await save(dana, car);
    expect((await dana.call('GET /api/pet-care-tips/saved')).body).toMatchObject([{ id: car, rating: 2 }]);
  });

  test.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ feedback: 'x'.repeat(1001) }, 'feedback'],
    [{ tipId: 'A tip' }, 'tipId'],
  ])('refuses %j', async (change, path) => {
    const answer = await rate(await owner(), { tipId: car, rating: 5, ...change });
    expect([answer.status, answer.problem.errors?.map((error) => error.path)]).toEqual([422, [path]]);
  });

  test('of a tip that became part of another one counts for that one', async () => {
    const dana = await owner();
    const { body } = await rate(dana, { tipId: 'training-dry-tub', rating: 5 });
    expect(body).toMatchObject({ id: 'grooming-cup-not-sprayer', rating: 5 });
    await save(dana, 'training-dry-tub');
    expect(await saved(dana)).toEqual(['grooming-cup-not-sprayer']);
    const opened = await dana.call('GET /api/pet-care-tips/:id', { params: { id: 'training-dry-tub' } });
    expect(opened.body).toMatchObject({ id: 'grooming-cup-not-sprayer', rating: 5 });
  });

  test('an unknown tip is neither rated nor saved', async () => {
    const dana = await owner();
    expect((await rate(dana, { tipId: 'safety-unheard-of', rating: 5 })).status).toBe(404);
    expect((await save(dana, 'safety-unheard-of')).status).toBe(404);
  });
});
