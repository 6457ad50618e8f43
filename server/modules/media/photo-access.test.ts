import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accept,
  addPet,
  ask,
  bookVisit,
  offer,
  signInBusiness,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { at, checkIn, complete } from '#server/modules/visits/visits.scenario.ts';
import { onePixel, uploadOf } from '#tests/every-call/photo.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
/** A caller with every role and a membership, but no relation to the others. */
let stranger: Caller;
/** The same as `stranger` without a membership. */
let lapsed: Caller;
beforeAll(async () => {
  app = await openTestApp();
  const roles = ['groomer' as const, 'owner' as const, 'pet_owner' as const];
  stranger = await app.signIn({ roles });
  lapsed = await app.signIn({ roles, membership: false });
});
afterAll(() => app.close());

async function upload(who: Caller): Promise<{ id: string; url: string }> {
  const { payload, headers } = uploadOf(await onePixel());
  const response = await app.app.server.inject({
    method: 'POST',
    url: '/api/uploads',
    payload,
    headers: { ...headers, cookie: who.cookie },
  });
  return response.json();
}

const load = (url: string, { cookie }: Caller) =>
  app.app.server.inject({ url: `${url}?size=small`, headers: cookie ? { cookie } : {} });
const seenBy = async (url: string, who: Caller) => (await load(url, who)).statusCode === 200;
/** Returns the names of the people who may see the photo. */
const openTo = (url: string, people: Record<string, Caller>) =>
  Promise.all(
    Object.entries(people).map(async ([name, who]) => ((await seenBy(url, who)) ? [name] : [])),
  ).then((names) => names.flat());

const vaccinate = (owner: Caller, petId: string, proofId: string) =>
  owner.call('POST /api/pets/:id/vaccinations', {
    params: { id: petId },
    body: { kind: 'rabies', givenOn: '2026-03-01', proofId },
  });

test('an upload shown nowhere is only for its uploader; for guests it is not found', async () => {
  const owner = await signInPetOwner(app);
  const { url } = await upload(owner);
  expect(await openTo(url, { owner, stranger, lapsed, guest: app.stranger })).toEqual(['owner']);
  const [refused, unknown] = [
    await load(url, app.stranger),
    await load(`/media/${'0'.repeat(32)}`, app.stranger),
  ];
  expect(refused.statusCode).toBe(404);
  expect(refused.json()).toEqual(unknown.json());
});

test('a pet’s photo is for its owner, its offerers, and members while its request is open', async () => {
  const [owner, groomer, salon] = [
    await signInPetOwner(app),
    await signInGroomer(app),
    await signInBusiness(app),
  ];
  const photo = await upload(owner);
  const pet = await addPet(owner, { photoId: photo.id });
  const people = { owner, groomer, salon, stranger, lapsed, guest: app.stranger };
  expect(pet.petImageUrl).toBe(photo.url);
  expect(await openTo(photo.url, people)).toEqual(['owner']);

  const request = await ask(owner, { petId: pet.id });
  expect(await openTo(photo.url, people)).toEqual(['owner', 'groomer', 'salon', 'stranger']);

  const { id } = await offer(app, groomer, request.id);
  await offer(app, salon, request.id);
  expect((await accept(owner, id)).status).toBe(200);
  expect(await openTo(photo.url, people)).toEqual(['owner', 'groomer', 'salon']);

  const newer = await upload(owner);
  const body = { photoId: newer.id };
  await owner.call('PATCH /api/pets/:id', { params: { id: pet.id }, body });
  expect(await openTo(photo.url, people)).toEqual(['owner']);
  expect(await openTo(newer.url, people)).toEqual(['owner', 'groomer', 'salon']);
});

test('a vaccination’s proof is for the owner and the provider booked with the pet', async () => {
  const [owner, groomer, salon] = [
    await signInPetOwner(app),
    await signInGroomer(app),
    await signInBusiness(app),
  ];
  const proof = await upload(owner);
  const pet = await addPet(owner);
  expect((await vaccinate(owner, pet.id, proof.id)).status).toBe(201);
  const people = { owner, groomer, salon, stranger, lapsed, guest: app.stranger };
  const request = await ask(owner, { petId: pet.id });
  await offer(app, salon, request.id);
  const { id } = await offer(app, groomer, request.id);
  expect(await openTo(proof.url, people)).toEqual(['owner']);
  await accept(owner, id);
  expect(await openTo(proof.url, people)).toEqual(['owner', 'groomer']);
});

test('the photos of a report card are for the two sides of the visit', async () => {
  const [owner, groomer, other] = [
    await signInPetOwner(app),
    await signInGroomer(app),
    await signInPetOwner(app),
  ];
  const { visit, params } = await bookVisit(app, owner, groomer);
  const [shown, before, after] = [await upload(groomer), await upload(groomer), await upload(groomer)];
  await at(app, visit.startsAt, 0, async () => {
    await checkIn(groomer, params);
    const { status } = await complete(groomer, params, {
      photoIds: [shown.id],
      beforeAfter: [{ beforeId: before.id, afterId: after.id }],
    });
    expect(status).toBe(200);
  });
  const people = { owner, groomer, other, stranger, lapsed, guest: app.stranger };
  for (const { url } of [shown, before, after])
    expect(await openTo(url, people)).toEqual(['owner', 'groomer']);
});

test('profile pictures and portfolios are public', async () => {
  const groomer = await signInGroomer(app);
  const [face, work] = [await upload(groomer), await upload(groomer)];
  const { sql } = app.app.platform;
  await sql`update accounts set profile_image_url = ${face.url} where id = ${groomer.id}`;
  await groomer.call('POST /api/portfolio', { body: { photoId: work.id } });
  for (const { url } of [face, work]) {
    expect(await openTo(url, { stranger, lapsed, guest: app.stranger })).toHaveLength(3);
    expect((await load(url, app.stranger)).headers['cache-control']).toMatch(/immutable/);
  }
});

test('a browser caches a photo for an hour and only for the same session', async () => {
  const owner = await signInPetOwner(app);
  const { headers } = await load((await upload(owner)).url, owner);
  expect(headers).toMatchObject({ 'cache-control': 'private, max-age=3600', vary: 'cookie' });
});
