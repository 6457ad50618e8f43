import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coatCodes } from '#contract/pets/pet-codes.ts';
import { intervalTable } from '#reference/grooming-intervals.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { signInGroomer, signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { insertClients } from './add-client.ts';
import { makeClient } from './clients.factory.ts';
import { clientForOwner } from './join/link-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const maria = {
  firstName: 'Maria',
  lastName: 'García',
  phone: '(512) 555-4471',
  address: '107 Slaughter Ln, Austin, TX 78748',
  directions: 'gate 4471',
  pets: [
    {
      name: 'Bella',
      breed: 'Goldendoodle',
      weight: 62,
      usualServices: ['full_groom'],
      usualPrice: 12_000,
      everyWeeks: 6,
      style: '#4 teddy, leave the tail',
      lastGroomedOn: '2026-10-20',
    },
  ],
};
const add = (who: Caller, body: object) => who.call('POST /api/clients', { body });
const search = async (who: Caller, query: object) =>
  (await who.call('GET /api/clients', { query: { ...query } })).body;
const found = async (who: Caller, q: string) => (await search(who, { q })).map(({ name }) => name);

describe('a client by hand', () => {
  test('is added with a pet whose record the provider keeps', async () => {
    const groomer = await signInGroomer(app);
    const { status, body } = await add(groomer, maria);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      firstName: 'Maria',
      onMap: true,
      source: 'hand',
      linkedUserId: null,
      pets: [{ name: 'Bella', coat: 'curly', size: 'large', managed: true, dueOn: '2026-12-01' }],
    });
    expect((await groomer.call('GET /api/clients/:id', { params: { id: body.id } })).body).toEqual(body);
    const [card] = await search(groomer, {});
    expect(card).toMatchObject({
      name: 'Maria García',
      pets: [
        { name: 'Bella', species: 'dog', breed: 'Goldendoodle', coat: 'curly', handling: 'easy', bites: 0 },
      ],
      lastVisitOn: '2026-10-20',
      everyWeeks: 6,
      dueOn: '2026-12-01',
      nextVisitAt: null,
      stoppedTexts: false,
      linked: false,
    });
    await app.app.platform.sql`update clients set no_texts_at = ${app.clock.now()} where id = ${body.id}`;
    expect(await search(groomer, {})).toMatchObject([{ stoppedTexts: true }]);
  });

  test('shows what all of its pets usually cost together', async () => {
    const groomer = await signInGroomer(app);
    const pets = [
      { name: 'Bella', usualPrice: 12_000 },
      { name: 'Otto', usualPrice: 6_500 },
      { name: 'Rex' },
    ];
    await add(groomer, { firstName: 'Ana', pets });
    expect(await search(groomer, {})).toMatchObject([{ usualPrice: 18_500 }]);
  });

  test('may be in the book already, which is said with the candidates', async () => {
    const groomer = await signInGroomer(app);
    const { body } = await add(groomer, maria);
    const again = { firstName: 'Mary', phone: '+1 512.555.4471 ext. 3' };
    const refused = await add(groomer, again);
    expect(refused.status).toBe(409);
    expect(refused.problem).toMatchObject({
      code: 'maybe_same',
      candidates: [{ id: body.id, name: 'Maria García', phone: '(512) 555-4471', pets: ['Bella'] }],
    });
    expect((await add(groomer, { firstName: 'maria', lastName: 'GARCIA' })).status).toBe(409);
    expect((await add(groomer, { ...again, anyway: true })).status).toBe(201);
    expect((await add(await signInGroomer(app), again)).status).toBe(201);
  });

  test.each([
    [{ firstName: ' ' }, 'firstName'],
    [{ firstName: 'Ana', phone: '12' }, 'phone'],
    [{ firstName: 'Ana', email: 'ana@' }, 'email'],
    [{ firstName: 'Ana', pets: Array.from({ length: 13 }, () => ({ name: 'Rex' })) }, 'pets'],
    [{ firstName: 'Ana', pets: [{ name: 'Rex', everyWeeks: 0 }] }, 'pets.0.everyWeeks'],
    [
      { firstName: 'Ana', pets: [{ name: 'Rex' }, { name: 'Bo', birthDate: '2199-01-01' }] },
      'pets.1.birthDate',
    ],
    [{ firstName: 'Ana', pets: [{ name: 'Rex', lastGroomedOn: '2027-01-01' }] }, 'pets.0.lastGroomedOn'],
    [{ firstName: 'Ana', pets: [{ name: 'Rex', usualPrice: 10.5 }] }, 'pets.0.usualPrice'],
  ])('is refused: %j', async (body, path) => {
    const groomer = await signInGroomer(app);
    const answer = await add(groomer, body);
    expect([answer.status, answer.problem.errors?.map((error) => error.path)]).toEqual([422, [path]]);
    expect(await search(groomer, {})).toEqual([]);
  });

  test('keeps an address that the map does not know as typed', async () => {
    const groomer = await signInGroomer(app);
    const { body } = await add(groomer, { firstName: 'Ana', address: 'behind the red barn' });
    expect(body).toMatchObject({ address: 'behind the red barn', onMap: false });
  });

  test('is changed, marked, archived and restored', async () => {
    const groomer = await signInGroomer(app);
    const { id, petIds } = await app.transact((t) => makeClient(t, groomer.id));
    const params = { id };
    const patch = (body: object) => groomer.call('PATCH /api/clients/:id', { params, body });
    expect(
      (await patch({ phone: null, notes: 'Pays by check.', doNotBook: true, doNotBookReason: 'A bite.' }))
        .body,
    ).toMatchObject({ phone: null, notes: 'Pays by check.', doNotBook: true, doNotBookReason: 'A bite.' });
    expect((await patch({ doNotBook: false })).body).toMatchObject({
      doNotBook: false,
      doNotBookReason: null,
    });
    const changed = await groomer.call('PATCH /api/clients/:id/pets/:petId', {
      params: { id, petId: petIds[0] ?? '' },
      body: { name: 'Bellina', everyWeeks: 4, lastGroomedOn: '2026-11-01', handling: 'muzzle' },
    });
    expect(changed.body.pets).toMatchObject([{ name: 'Bellina', handling: 'muzzle', dueOn: '2026-11-29' }]);
    expect(await found(groomer, 'bellina')).toEqual(['Maria Garcia']);
    const died = await groomer.call('PATCH /api/clients/:id/pets/:petId', {
      params: { id, petId: petIds[0] ?? '' },
      body: { diedOn: '2026-11-19' },
    });
    expect(died.body.pets).toMatchObject([{ diedOn: '2026-11-19', dueOn: null }]);
    expect(await search(groomer, {})).toMatchObject([{ dueOn: null, pets: [] }]);
    await groomer.call('DELETE /api/clients/:id', { params });
    expect(await search(groomer, {})).toEqual([]);
    expect(await search(groomer, { show: 'archived' })).toHaveLength(1);
    const restored = await groomer.call('POST /api/clients/:id/restore', { params });
    expect(restored.body.archivedAt).toBeNull();
  });
});

describe('the search', () => {
  let groomer: Caller;
  beforeAll(async () => {
    groomer = await signInGroomer(app);
    await add(groomer, maria);
    await add(groomer, {
      firstName: 'Tom',
      phone: '512-555-9902',
      pets: [{ name: 'Biscotti' }, { name: 'Luna' }],
    });
    await add(groomer, { firstName: 'Ann-Marie', lastName: "O'Neil", phone2: '(737) 555-0144 x12' });
  });

  test.each([
    ['garcia', ['Maria García']],
    ['mar', ["Ann-Marie O'Neil", 'Maria García']],
    ['bel', ['Maria García']],
    ['luna tom', ['Tom']],
    ['4471', ['Maria García']],
    ['512 555', ['Maria García', 'Tom']],
    ['+1 (512) 555-9902', ['Tom']],
    ['144', ["Ann-Marie O'Neil"]],
    ['biscoti', ['Tom']],
    ['goldilocks', []],
    ['%', []],
    ['12', []],
  ])('finds by %s', async (q, names) => {
    expect(await found(groomer, q)).toEqual(names);
  });

  test('goes by pages', async () => {
    const first = await groomer.call('GET /api/clients', { query: { limit: 2 } });
    const link = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
    const cursor = new URL(link, 'http://x').searchParams.get('cursor');
    const second = await groomer.call('GET /api/clients', { query: { limit: 2, cursor } });
    expect([...first.body, ...second.body].map(({ name }) => name)).toEqual([
      "Ann-Marie O'Neil",
      'Maria García',
      'Tom',
    ]);
    expect(second.headers['link']).toBeUndefined();
    expect((await groomer.call('GET /api/clients', { query: { show: 'due', cursor } })).status).toBe(422);
  });

  test('is only of one’s own book', async () => {
    const other = await signInGroomer(app);
    expect(await search(other, { q: 'garcia' })).toEqual([]);
    expect((await app.stranger.call('GET /api/clients')).status).toBe(401);
    expect((await (await signInPetOwner(app)).call('GET /api/clients')).status).toBe(403);
  });
});

test('a book takes thousands at once, and lists them by due date', async () => {
  const groomer = await signInGroomer(app);
  const many = Array.from({ length: 3000 }, (_, n) => ({
    firstName: 'Client',
    lastName: String(n).padStart(4, '0'),
    source: 'import' as const,
    pets: [
      {
        name: `Rex ${n}`,
        everyWeeks: 4,
        lastGroomedOn: n < 5 ? `2026-10-0${5 - n}` : n === 5 ? '2026-03-01' : '2026-11-19',
      },
    ],
  }));
  await app.transact((t) => insertClients(t, groomer.id, many));
  const names = async (show: string) => (await search(groomer, { show, limit: 100 })).map(({ name }) => name);
  const overdue = ['Client 0005', 'Client 0004', 'Client 0003', 'Client 0002', 'Client 0001', 'Client 0000'];
  expect(await names('overdue')).toEqual(overdue);
  expect(await names('due')).toEqual(overdue);
  expect(await names('never_back')).toEqual(['Client 0005']);
  expect(await found(groomer, 'rex 2999')).toEqual(['Client 2999']);
});

describe('a client with an account', () => {
  test('is made once for a provider, with the name alone; the pet’s record stays the owner’s', async () => {
    const [groomer, owner] = [await signInGroomer(app), await signInPetOwner(app)];
    const pet = await app.transact((t) =>
      makePet(t, { ownerId: owner.id, name: 'Coco', groomingNotes: 'Shy' }),
    );
    const link = () =>
      app.transact(async (t) => (await clientForOwner(t, groomer.id, owner.id, [pet.id])) ?? '');
    const [id, again] = await Promise.all([link(), link()]);
    expect(again).toBe(id);
    const { body } = await groomer.call('GET /api/clients/:id', { params: { id } });
    expect(body).toMatchObject({ source: 'marketplace', phone: null, email: null, linkedUserId: owner.id });
    expect(body.pets).toMatchObject([
      { name: 'Coco', managed: false, shared: false, groomingNotes: null, vaccinations: [] },
    ]);
    const change = (change: object) =>
      groomer.call('PATCH /api/clients/:id/pets/:petId', { params: { id, petId: pet.id }, body: change });
    expect((await change({ style: 'short' })).status).toBe(200);
    expect((await change({ name: 'Cocoa' })).problem.errors?.map(({ path }) => path)).toEqual(['name']);
    expect(await found(groomer, 'coco')).toHaveLength(1);
    await owner.call('PATCH /api/pets/:id', { params: { id: pet.id }, body: { name: 'Kiki' } });
    expect(await found(groomer, 'kiki')).toHaveLength(1);
  });
});

test('without a written interval a pet that was groomed is due as usual for its coat', async () => {
  const groomer = await signInGroomer(app);
  const make = async (pet: object) =>
    (
      await groomer.call('POST /api/clients', {
        body: {
          firstName: 'Ivo',
          pets: [{ name: 'Teddy', species: 'dog', lastGroomedOn: '2026-10-01', ...pet }],
          anyway: true,
        },
      })
    ).body;
  const dueOf = async (pet: object) => {
    const { id, pets } = await make(pet);
    const { body: found } = await groomer.call('GET /api/clients', { query: { q: 'Ivo' } });
    return [pets[0]?.dueOn, found.find((card) => card.id === id)?.dueOn];
  };
  expect(await dueOf({ breed: 'Poodle' })).toEqual(['2026-11-05', '2026-11-05']);
  expect(await dueOf({ breed: 'Poodle', everyWeeks: 4 })).toEqual(['2026-10-29', '2026-10-29']);
  expect(await dueOf({})).toEqual(['2026-11-26', '2026-11-26']);
  expect(await dueOf({ species: 'cat', breed: 'Siamese' })).toEqual([null, null]);
  expect(await dueOf({ breed: 'Poodle', lastGroomedOn: null })).toEqual([null, null]);
});

test('the database knows the same usual weeks of coats as the reference', async () => {
  const rows = await app.app.platform.sql<{ key: string; weeks: number | null }[]>`
    select species || ' ' || coat as key, usual_weeks(species, coat) as weeks
    from unnest(array['dog', 'cat', 'rabbit']) species, unnest(${[...coatCodes]}::text[]) coat`;
  const known = rows.flatMap(({ key, weeks }) => (weeks === null ? [] : [[key, weeks]]));
  expect(Object.fromEntries(known)).toEqual(intervalTable);
});
