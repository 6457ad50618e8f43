import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { maxPortfolioItems } from '#contract/profiles/portfolio.ts';
import {
  signInBusiness,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let maya: Caller;
let jordan: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  maya = await signInGroomer(app);
});

const photo = (who: Caller) => app.transact((t) => makePhoto(t, who.id));
const add = async (who: Caller, body: object = {}) =>
  who.call('POST /api/portfolio', { body: { photoId: (await photo(who)).id, ...body } });
const own = async (who: Caller) => (await who.call('GET /api/portfolio')).body;
const seenBy = (viewer: Caller, whose: Caller) =>
  viewer.call('GET /api/users/:id/portfolio', { params: { id: whose.id } });

test('a groomer adds a picture and a pair, the newest first; members see them, and the profile lists them', async () => {
  const [single, before, after] = [await photo(maya), await photo(maya), await photo(maya)];
  expect((await add(maya, { photoId: single.id })).status).toBe(201);
  const pair = await add(maya, { photoId: after.id, beforeId: before.id, caption: ' Teddy bear cut ' });
  expect(pair.body).toMatchObject({
    imageUrl: after.url,
    beforeUrl: before.url,
    caption: 'Teddy bear cut',
    fromVisit: false,
  });
  const shown = (await seenBy(jordan, maya)).body;
  expect(shown.map(({ imageUrl, beforeUrl }) => [imageUrl, beforeUrl])).toEqual([
    [after.url, before.url],
    [single.url, null],
  ]);
  expect(shown).toEqual(await own(maya));
  const { body: person } = await jordan.call('GET /api/users/:id', { params: { id: maya.id } });
  expect(person.groomerProfile?.portfolioImages).toEqual([after.url, single.url]);
});

test('a business has one, too; pet owners have none, and nobody shows a photo of someone else', async () => {
  const salon = await signInBusiness(app);
  expect((await add(salon)).status).toBe(201);
  expect((await seenBy(jordan, salon)).body).toHaveLength(1);
  expect((await add(jordan)).status).toBe(403);
  const theirs = await photo(salon);
  for (const [path, body] of [
    ['photoId', { photoId: theirs.id }],
    ['beforeId', { beforeId: theirs.id }],
  ] as const)
    expect((await add(maya, body)).problem.errors?.[0]?.path).toBe(path);
  expect(await own(maya)).toEqual([]);
});

test('only members see portfolios, and nobody that of someone who has blocked them', async () => {
  await add(maya);
  const guest = await app.signIn({ roles: ['pet_owner'], membership: false });
  expect((await seenBy(guest, maya)).problem.code).toBe('membership_required');
  expect((await seenBy(jordan, maya)).body).toHaveLength(1);
  await maya.call('POST /api/blocks', { body: { userId: jordan.id } });
  expect((await seenBy(jordan, maya)).status).toBe(404);
});

test('its owner alone changes and removes an item; a pair can become a single picture', async () => {
  const { body: item } = await add(maya, { beforeId: (await photo(maya)).id, caption: 'Teddy bear cut' });
  const params = { id: item.id };
  const change = (who: Caller, body: object) => who.call('PATCH /api/portfolio/:id', { params, body });
  const other = await signInGroomer(app);
  expect((await change(other, { caption: 'Mine' })).status).toBe(404);
  expect((await other.call('DELETE /api/portfolio/:id', { params })).status).toBe(404);
  expect((await change(maya, { caption: 'Lamb cut' })).body).toEqual({ ...item, caption: 'Lamb cut' });
  const after = await photo(maya);
  expect((await change(maya, { photoId: after.id, beforeId: null })).body).toEqual({
    ...item,
    caption: 'Lamb cut',
    imageUrl: after.url,
    beforeUrl: null,
  });
  expect(await own(maya)).toMatchObject([{ imageUrl: after.url, beforeUrl: null, caption: 'Lamb cut' }]);
  expect((await maya.call('DELETE /api/portfolio/:id', { params })).status).toBe(204);
  expect(await own(maya)).toEqual([]);
});

test('the order names every item once', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) ids.push((await add(maya)).body.id);
  const [one, two, three] = ids as [string, string, string];
  const order = (body: object) => maya.call('PUT /api/portfolio/order', { body });
  expect((await order({ ids: [two, one, three] })).body.map(({ id }) => id)).toEqual([two, one, three]);
  expect((await own(maya)).map(({ id }) => id)).toEqual([two, one, three]);
  const foreign = (await add(await signInGroomer(app))).body.id;
  for (const wrong of [[], [one, two], [one, two, two], [one, two, foreign], [one, two, three, foreign]])
    expect((await order({ ids: wrong })).problem.errors?.[0]?.path).toBe('ids');
  expect((await own(maya)).map(({ id }) => id)).toEqual([two, one, three]);
  const newest = (await add(maya)).body.id;
  expect((await own(maya)).map(({ id }) => id)).toEqual([newest, two, one, three]);
});

test('has room for so many, also under concurrent calls', async () => {
  for (let n = 0; n < maxPortfolioItems - 2; n++) await add(maya);
  const answers = await Promise.all(Array.from({ length: 4 }, () => add(maya)));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(2);
  expect(await own(maya)).toHaveLength(maxPortfolioItems);
});
