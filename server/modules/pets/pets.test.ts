import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeRequest } from '#server/modules/grooming-requests/requests.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makePet } from './pets.factory.ts';
import { recognizeBreeds } from './recognize-breeds.ts';

let app: TestApp;
let jordan: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await app.signIn({ roles: ['pet_owner'] });
});
afterAll(() => app.close());

const params = (id: string) => ({ id });
const add = (body: object) => jordan.call('POST /api/pets', { body });

describe('POST /api/pets', () => {
  test('accepts the first version’s payload unchanged', async () => {
    const answer = await add({
      name: 'Bella',
      breed: 'Goldendoodle',
      age: 3,
      weight: 52.4,
      size: 'medium',
      groomingNotes: 'Short in summer',
      specialConditions: ['Ear infections', '  '],
      ownerId: 'current-user',
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Bella',
      age: 3,
      weight: 52.4,
      coat: 'curly',
      species: 'dog',
      specialConditions: ['Ear infections'],
    });
  });

  test('the size defaults to medium without size or weight; an unknown breed is kept as written', async () => {
    expect((await add({ name: 'Rex' })).body).toMatchObject({ size: 'medium', breed: null, coat: null });
    expect((await add({ name: 'Bruno', weight: 130 })).body.size).toBe('extra_large');
    expect((await add({ name: 'Ziggy', breed: 'Carpathian snow hound?' })).body).toMatchObject({
      breed: 'Carpathian snow hound?',
      coat: null,
    });
    expect((await add({ name: 'Pip', breed: 'Shit-Zu', species: 'dog' })).body).toMatchObject({
      breed: 'Shit-Zu',
      coat: 'silky',
    });
  });

  test('a pet entered as 3 years old is 4 a year later; a birth date is exact', async () => {
    const { body: told } = await add({ name: 'Otto', age: 3 });
    const { body: born } = await add({ name: 'Miso', birthDate: '2020-02-29', age: 1 });
    const now = app.clock.now();
    app.clock.moveTo(after(now, days(366)));
    const later = await app.as(jordan.id);
    expect((await later.call('GET /api/pets/:id', { params: params(told.id) })).body.age).toBe(4);
    expect((await later.call('GET /api/pets/:id', { params: params(born.id) })).body).toMatchObject({
      birthDate: '2020-02-29',
    });
    app.clock.moveTo(now);
  });

  test.each([
    [{ name: '   ' }, 'name'],
    [{ name: 'Bella', age: 3.5 }, 'age'],
    [{ name: 'Bella', age: -1 }, 'age'],
    [{ name: 'Bella', age: '3' }, 'age'],
    [{ name: 'Bella', weight: 0 }, 'weight'],
    [{ name: 'Bella', weight: Number.MAX_VALUE }, 'weight'],
    [{ name: 'Bella', size: 'huge' }, 'size'],
    [{ name: 'Bella', birthDate: '1920-01-01' }, 'birthDate'],
    [{ name: 'Bella', birthDate: '2026-02-30' }, 'birthDate'],
    [{ name: 'Bella', bites: [{ on: '2099-01-01', what: 'a finger' }] }, 'bites.0.on'],
    [{ name: 'Bella', photoId: '0190f1aa-0000-7000-8000-000000000000' }, 'photoId'],
    [{ name: 'Bella', isAdmin: true }, 'isAdmin'],
  ])('refuses %j', async (body, path) => {
    const before = (await jordan.call('GET /api/pets')).body.length;
    const answer = await add(body);
    expect(answer.status).toBe(422);
    expect(answer.problem.errors?.map((error) => error.path)).toEqual([path]);
    expect((await jordan.call('GET /api/pets')).body).toHaveLength(before);
  });
});

test('what is hardly true is asked about, and kept on a second yes', async () => {
  const before = (await jordan.call('GET /api/pets')).body.length;
  for (const [body, path] of [
    [{ name: 'Tiny', breed: 'Chihuahua', weight: 180 }, 'weight'],
    [{ name: 'Old', age: 51 }, 'age'],
    [{ name: 'Mia', species: 'cat', weight: 250 }, 'weight'],
    [{ name: 'Shah', species: 'dog', breed: 'Persian' }, 'breed'],
  ] as const) {
    const asked = await add(body);
    expect([asked.status, asked.problem.errors?.[0]?.path]).toEqual([422, path]);
    expect(asked.problem.errors?.[0]?.message).toMatch(/^Is this right\?/);
  }
  expect((await jordan.call('GET /api/pets')).body).toHaveLength(before);
  const { body: pet } = await add({ name: 'Tiny', breed: 'Chihuahua', weight: 180, isRight: true });
  const change = (body: object) => jordan.call('PATCH /api/pets/:id', { params: params(pet.id), body });
  expect((await change({ groomingNotes: 'Short' })).status).toBe(200);
  expect((await change({ weight: 190 })).status).toBe(422);
  expect((await change({ weight: 190, isRight: true })).body.weight).toBe(190);
});

test('a breed is read beside the owner’s words, until they say that the words stay alone', async () => {
  const { body: pet } = await add({ name: 'Gus', breed: 'frenchie' });
  expect(pet).toMatchObject({ breed: 'frenchie', recognizedBreed: 'French Bulldog', size: 'small' });
  const change = async (body: object) =>
    (await jordan.call('PATCH /api/pets/:id', { params: params(pet.id), body })).body;
  expect(await change({ breedAsWritten: true })).toMatchObject({ breed: 'frenchie', recognizedBreed: null });
  expect(await change({ weight: 24 })).toMatchObject({ recognizedBreed: null, breedAsWritten: true });
  expect(await change({ breed: 'shitzu' })).toMatchObject({
    recognizedBreed: 'Shih Tzu',
    breedAsWritten: false,
  });
  expect(await change({ breed: 'purple hippo' })).toMatchObject({ recognizedBreed: null });
});

test('breeds read by earlier rules are read again', async () => {
  const { id } = await app.transact((t) =>
    makePet(t, { ownerId: jordan.id, breed: 'std poodle', recognizedBreed: null, breedRules: 'earlier' }),
  );
  await recognizeBreeds(app.app.platform);
  const { body } = await jordan.call('GET /api/pets/:id', { params: params(id) });
  expect(body).toMatchObject({ breed: 'std poodle', recognizedBreed: 'Standard Poodle' });
});

describe('changing a pet', () => {
  test('changes the given fields, archives without loss, and restores', async () => {
    const { body: pet } = await add({
      name: 'Kumo',
      breed: 'Shiba Inu',
      weight: 23,
      groomingNotes: 'Deshed',
    });
    const changed = await jordan.call('PATCH /api/pets/:id', {
      params: params(pet.id),
      body: { weight: 24.5, groomingNotes: null },
    });
    expect(changed.body).toMatchObject({ name: 'Kumo', weight: 24.5, groomingNotes: null });
    await jordan.call('DELETE /api/pets/:id', { params: params(pet.id) });
    const listed = async (archived: '0' | '1') =>
      (await jordan.call('GET /api/pets', { query: { archived } })).body.map(({ id }) => id);
    expect(await listed('0')).not.toContain(pet.id);
    expect(await listed('1')).toContain(pet.id);
    expect(
      (await jordan.call('POST /api/pets/:id/restore', { params: params(pet.id) })).body.archivedAt,
    ).toBeNull();
    expect(await listed('0')).toContain(pet.id);
  });

  test('cannot be archived while grooming is requested, since groomers would offer for it', async () => {
    const { body: pet } = await add({ name: 'Otto' });
    const request = await app.transact((t) => makeRequest(t, { ownerId: jordan.id, petIds: [pet.id] }));
    const archive = () => jordan.call('DELETE /api/pets/:id', { params: params(pet.id) });
    const refused = await archive();
    expect([refused.status, refused.problem.code, refused.problem.detail]).toEqual([
      409,
      'too_early',
      'Grooming is asked for or booked for Otto. Cancel that first.',
    ]);
    const open = await jordan.call('GET /api/pets/:id', { params: params(pet.id) });
    expect(open.body.archivedAt).toBeNull();
    await jordan.call('POST /api/grooming-requests/:id/cancel', {
      params: params(request.id),
      body: { reason: 'We move away.' },
    });
    expect((await archive()).status).toBe(200);
  });

  test('a groom sets the next due date by the coat', async () => {
    const pet = await app.transact((t) =>
      makePet(t, { ownerId: jordan.id, coat: 'curly', lastGroomedAt: new Date('2026-03-01T15:00:00Z') }),
    );
    expect((await jordan.call('GET /api/pets/:id', { params: params(pet.id) })).body.dueOn).toBe(
      '2026-04-05',
    );
  });
});

describe('a pet is only for its owner', () => {
  const doors = [
    ['GET /api/pets/:id', undefined],
    ['PATCH /api/pets/:id', { name: 'Stolen' }],
    ['DELETE /api/pets/:id', undefined],
    ['POST /api/pets/:id/restore', undefined],
    ['POST /api/pets/:id/vaccinations', { kind: 'rabies', givenOn: '2026-01-01' }],
    ['DELETE /api/pets/:id/vaccinations/:vaccinationId', undefined],
  ] as const;

  test.each(doors)('%s', async (key, body) => {
    const { body: pet } = await add({ name: 'Bella' });
    const given = { params: { id: pet.id, vaccinationId: pet.id }, ...(body ? { body } : {}) };
    const other = await app.signIn({ roles: ['pet_owner'] });
    const groomer = await app.signIn({ roles: ['groomer'] });
    expect((await other.call(key, given)).status).toBe(404);
    expect((await groomer.call(key, given)).status).toBe(403);
    expect((await app.stranger.call(key, given)).status).toBe(401);
    expect((await jordan.call('GET /api/pets/:id', { params: params(pet.id) })).body).toEqual(pet);
  });

  test('lists and adding', async () => {
    const guest = await app.signIn({ roles: ['pet_owner'], membership: false });
    // What a parent keeps of their own pets needs no membership.
    expect((await guest.call('POST /api/pets', { body: { name: 'Bella' } })).status).toBe(201);
    expect((await guest.call('GET /api/pets')).body).toMatchObject([{ name: 'Bella' }]);
    const groomer = await app.signIn({ roles: ['groomer'] });
    expect((await groomer.call('POST /api/pets', { body: { name: 'Bella' } })).status).toBe(403);
    expect((await add({ name: 'Bella', ownerId: guest.id })).status).toBe(403);
    for (const key of ['GET /api/pets', 'POST /api/pets'] as const) {
      expect(
        (await app.stranger.call(key, key === 'GET /api/pets' ? {} : { body: { name: 'B' } })).status,
      ).toBe(401);
    }
  });
});
