import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tipCategories } from '#contract/care-tips/care-tip-codes.ts';
import { tipsAtOnce } from '#contract/care-tips/care-tips.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(() => app.clock.moveTo(testNow()));
afterAll(() => app.close());

/** Jordan in Austin, with Bella, a young Goldendoodle, and Miso, an old cat. */
async function household() {
  const made = await app.transact(async (t) => {
    const { id: ownerId } = await makeAccount(t, { roles: ['pet_owner'] });
    await makeMembership(t, { accountId: ownerId, plan: 'annual' });
    await makePetOwner(t, { accountId: ownerId });
    const bella = await makePet(t, { ownerId });
    const miso = await makePet(t, {
      ownerId,
      name: 'Miso',
      species: 'cat',
      breed: 'Persian',
      coat: 'long',
      birthDate: '2011-03-01',
      specialConditions: ['Kidney disease'],
    });
    return { ownerId, bella, miso };
  });
  return { ...made, jordan: await app.as(made.ownerId) };
}

const generate = (who: Caller, query: object = {}) =>
  who.call('GET /api/pet-care-tips', { query: { ...query } });
const idsOf = async (who: Caller, query?: object) => (await generate(who, query)).body.map(({ id }) => id);

describe('generated tips', () => {
  test('name the pet, the reason, the source and when to see a vet', async () => {
    const { jordan, miso } = await household();
    const { status, body } = await generate(jordan, { petId: miso.id });
    expect(status).toBe(200);
    expect(body).toHaveLength(tipsAtOnce);
    for (const tip of body) {
      expect(tip.pets).toEqual(['Miso']);
      expect(tip.because).toMatch(/^Because .*Miso/);
      expect(tip.source.title).not.toBe('');
      if (['grooming', 'health', 'safety'].includes(tip.category)) expect(tip.redFlag).toMatch(/vet/);
    }
    expect(body.map(({ because }) => because)).toContain('Because Miso has kidney trouble.');
  });

  test('are for all pets and all categories where nothing is chosen, or the choice is empty', async () => {
    const { jordan } = await household();
    const { body } = await generate(jordan, { petId: '', category: '' });
    expect(new Set(body.flatMap(({ pets }) => pets))).toEqual(new Set(['Bella', 'Miso']));
    expect(new Set(body.map(({ category }) => category)).size).toBeGreaterThan(1);
  });

  test.each(tipCategories)('keep to the category %s', async (category) => {
    const { jordan, bella } = await household();
    const { body } = await generate(jordan, { petId: bella.id, category });
    expect(body.length).toBeGreaterThan(0);
    expect(new Set(body.map((tip) => tip.category))).toEqual(new Set([category]));
  });

  test('do not come again while others fit that were not shown yet', async () => {
    const { jordan } = await household();
    const first = await idsOf(jordan);
    const second = await idsOf(jordan);
    expect(second).toHaveLength(tipsAtOnce);
    expect(second.filter((id) => first.includes(id))).toEqual([]);
    app.clock.moveTo(after(app.clock.now(), days(59)));
    const later = await idsOf(await app.as(jordan.id));
    expect(later.filter((id) => first.includes(id))).toEqual([]);
  });

  test('do not come again where the household found them unhelpful', async () => {
    const { jordan } = await household();
    const [worst = ''] = await idsOf(jordan, { category: 'exercise' });
    await jordan.call('POST /api/pet-care-tips/rate', { body: { tipId: worst, rating: 1 } });
    app.clock.moveTo(after(app.clock.now(), days(200)));
    const again = await app.as(jordan.id);
    const later = new Set<string>();
    for (let press = 0; press < 4; press++)
      for (const id of await idsOf(again, { category: 'exercise' })) later.add(id);
    expect(later.size).toBeGreaterThan(tipsAtOnce);
    expect(later).not.toContain(worst);
  });

  test('are none for an owner without a pet', async () => {
    const { id } = await app.transact((t) => makePetOwner(t));
    expect(await generate(await app.as(id))).toMatchObject({ status: 200, body: [] });
  });
});

describe('others', () => {
  test('get no tips for a pet that is not theirs, and no archived one', async () => {
    const [{ bella, jordan }, other] = [await household(), await household()];
    expect((await generate(other.jordan, { petId: bella.id })).status).toBe(404);
    await jordan.call('DELETE /api/pets/:id', { params: { id: bella.id } });
    expect((await generate(jordan, { petId: bella.id })).status).toBe(404);
  });

  test('without account, role or membership get none', async () => {
    expect((await generate(app.stranger)).status).toBe(401);
    expect((await generate(await app.signIn({ roles: ['groomer'] }))).status).toBe(403);
    expect((await generate(await app.signIn({ roles: ['pet_owner'], membership: false }))).status).toBe(402);
  });

  test.each([
    [{ petId: '1' }, 'petId'],
    [{ category: 'cooking' }, 'category'],
    [{ breed: 'Pug' }, 'breed'],
  ])('%j is refused by name', async (query, path) => {
    const { jordan } = await household();
    const answer = await generate(jordan, query);
    expect([answer.status, answer.problem.errors?.map((error) => error.path)]).toEqual([422, [path]]);
  });
});
