import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInGroomer, signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { makeVisit, showPictures } from '#server/modules/visits/visits.factory.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { onePixel, uploadOf } from '#tests/every-call/photo.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Picture = { id: string; url: string };
let maya: Caller;
let jordan: Caller;
let params: { id: string };
let dirty: Picture;
let groomed: Picture;
beforeEach(async () => {
  [maya, jordan] = [await signInGroomer(app), await signInPetOwner(app)];
  [dirty, groomed] = [await upload(maya), await upload(maya)];
  await app.transact(async (t) => {
    const visit = await makeVisit(t, { providerId: maya.id, ownerId: jordan.id, status: 'completed' });
    await showPictures(t, visit.id, [{ before: dirty, after: groomed }]);
    params = { id: visit.id };
  });
});

async function upload(who: Caller): Promise<Picture> {
  const { payload, headers } = uploadOf(await onePixel());
  const response = await app.app.server.inject({
    method: 'POST',
    url: '/api/uploads',
    payload,
    headers: { ...headers, cookie: who.cookie },
  });
  return response.json();
}

const ask = (who: Caller, photoIds = [dirty.id, groomed.id]) =>
  who.call('POST /api/visits/:id/portfolio-consent', { params, body: { photoIds } });
const answer = (who: Caller, allow: boolean) =>
  who.call('POST /api/visits/:id/portfolio-consent/answer', { params, body: { allow } });
const consent = (who: Caller) => who.call('GET /api/visits/:id/portfolio-consent', { params });
const shown = async () => (await maya.call('GET /api/portfolio')).body;
const asGuest = async (picture: Picture) => {
  const key = picture.url.slice('/media/'.length);
  return app.stranger.call('GET /media/:key', { params: { key } });
};

test('a yes shows the pictures to everybody as those of a real visit; a yes taken back hides them', async () => {
  expect((await consent(maya)).body).toMatchObject({ status: null, actions: ['ask'] });
  expect((await consent(jordan)).body.actions).toEqual([]);
  expect((await ask(maya)).body).toMatchObject({ status: 'asked', actions: [] });
  expect(await shown()).toEqual([]);
  expect((await asGuest(groomed)).status).toBe(404);

  expect((await consent(jordan)).body).toMatchObject({
    status: 'asked',
    photoUrls: [dirty.url, groomed.url],
    actions: ['allow', 'refuse'],
  });
  expect((await answer(jordan, true)).body).toMatchObject({ status: 'given', actions: ['withdraw'] });
  expect(await shown()).toMatchObject([
    { imageUrl: groomed.url, beforeUrl: dirty.url, caption: '', fromVisit: true },
  ]);
  const open = await asGuest(groomed);
  expect([open.status, open.headers['cache-control']]).toEqual([200, 'private, max-age=3600']);

  expect((await answer(jordan, false)).body).toMatchObject({ status: 'withdrawn', actions: ['allow'] });
  expect(await shown()).toEqual([]);
  expect((await asGuest(groomed)).status).toBe(404);
  expect((await answer(jordan, true)).status).toBe(200);
  expect(await shown()).toHaveLength(1);
});

const told = async (who: Caller) => {
  await app.settle();
  const { body } = await who.call('GET /api/notifications');
  return body.map(({ title }) => title).filter((title) => /pictures|portfolio/.test(title));
};

test('the pet owner is told of the question, and the provider of each answer', async () => {
  await ask(maya);
  expect(await told(jordan)).toEqual([expect.stringMatching(/^May .* show the pictures of /)]);
  await answer(jordan, true);
  await answer(jordan, false);
  expect(await told(maya)).toEqual([
    expect.stringMatching(/^The pictures of .* left your portfolio$/),
    expect.stringMatching(/can be in your portfolio$/),
  ]);
  expect(await told(jordan)).toHaveLength(1);
});

test('a provider asks once, for pictures of the report card, and a no is final for them', async () => {
  const foreign = await app.transact((t) => makePhoto(t, maya.id));
  expect((await ask(maya, [foreign.id])).problem.errors?.[0]?.path).toBe('photoIds');
  const twice = await Promise.all([ask(maya, [groomed.id]), ask(maya, [groomed.id])]);
  expect(twice.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(twice.find(({ status }) => status !== 201)?.problem.code).toBe('already_done');
  expect((await answer(jordan, false)).body.status).toBe('declined');
  expect((await answer(jordan, false)).problem.code).toBe('already_done');
  expect((await ask(maya)).problem.code).toBe('already_done');
  // The pet owner may still change their mind; only what was asked for is shown.
  expect((await answer(jordan, true)).body.status).toBe('given');
  expect(await shown()).toMatchObject([{ imageUrl: groomed.url, beforeUrl: null }]);
});

test('only the two sides are involved, each with its part', async () => {
  const [other, stranger] = [await signInGroomer(app), await signInPetOwner(app)];
  expect((await answer(jordan, true)).status).toBe(404);
  for (const who of [other, stranger]) expect((await consent(who)).status).toBe(404);
  expect((await ask(other)).status).toBe(404);
  await ask(maya);
  expect((await answer(stranger, true)).status).toBe(404);
  expect((await answer(maya, true)).status).toBe(403);
  expect(await shown()).toEqual([]);
});

test('a visit without pictures has nothing to ask for', async () => {
  await app.transact((t) => showPictures(t, params.id, []));
  expect((await consent(maya)).body.actions).toEqual([]);
  expect((await ask(maya)).problem.code).toBe('too_early');
});

test('what has left the report card in the meantime is not shown', async () => {
  await ask(maya);
  await app.transact((t) => showPictures(t, params.id, []));
  expect((await answer(jordan, true)).status).toBe(200);
  expect(await shown()).toEqual([]);
});

test('the provider writes a caption and removes the item, but shows no other picture under the consent', async () => {
  await ask(maya);
  await answer(jordan, true);
  const [item] = await shown();
  const id = { id: item?.id ?? '' };
  const change = (body: object) => maya.call('PATCH /api/portfolio/:id', { params: id, body });
  expect((await change({ caption: 'Bella, before her birthday' })).body).toMatchObject({
    caption: 'Bella, before her birthday',
    fromVisit: true,
  });
  const another = await upload(maya);
  expect((await change({ photoId: another.id })).problem.errors?.[0]?.path).toBe('photoId');
  expect((await change({ beforeId: null })).problem.errors?.[0]?.path).toBe('beforeId');
  expect((await maya.call('DELETE /api/portfolio/:id', { params: id })).status).toBe(204);
  expect((await asGuest(groomed)).status).toBe(404);
});

test('an account that closes takes its pictures out of the portfolio of others', async () => {
  await ask(maya);
  await answer(jordan, true);
  expect((await jordan.call('POST /api/account/close', { body: { password: demoPassword } })).status).toBe(
    204,
  );
  await app.settle();
  app.clock.moveTo(after(app.clock.now(), minutes(10)));
  await app.settle();
  expect(await shown()).toEqual([]);
});
