import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInGroomer, signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { makeClient } from '#server/modules/clients/clients.factory.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makeVaccination } from '#server/modules/vaccinations/vaccinations.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { calls } from '#tests/every-call/calls.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { findNamesOfPet } from './names-of-pet.scenario.ts';

let app: TestApp;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
  maya = await signInGroomer(app);
});
afterAll(() => app.close());

/** Marks of what stays the provider's. */
const secrets = {
  style: 'style-mark teddy',
  privateNotes: 'note-mark pays late',
  handling: 'muzzle' as const,
  usualPrice: 98_761,
};
const newClient = (given: object = {}) =>
  app.transact((t) =>
    makeClient(t, maya.id, {
      email: 'maria-mark@people.example',
      notes: 'client-mark difficult',
      directions: 'gate-mark 4471',
      pets: [{ name: 'Biscotti', breed: 'Poodle', weight: 12, usualServices: ['full_groom'], ...secrets }],
      ...given,
    }),
  );
const invite = async (clientId: string) =>
  (await maya.call('POST /api/clients/:id/transfers', { params: { id: clientId } })).body;
const secretOf = ({ path }: { path: string }) => path.slice(path.lastIndexOf('/') + 1);
const takeOver = (who: Caller, secret: string, pets: { petId: string; intoId?: string }[]) =>
  who.call('POST /api/pet-transfers/:secret/take-over', { params: { secret }, body: { pets } });
const undo = (id: string) => maya.call('POST /api/transfers/:id/undo', { params: { id } });
/** Each visit has a day of its own. */
let ahead = 3;
const book = async (clientId: string, petId: string, startsAt = after(app.clock.now(), days(ahead++))) => {
  const answer = await maya.call('POST /api/visits', {
    body: {
      clientId,
      // The price of a visit is told; the usual price of the book is not.
      pets: [{ petId, services: ['full_groom'], price: 9500 }],
      startsAt: startsAt.toISOString(),
      minutes: 60,
      atHome: false,
      note: 'visit-mark slow',
      anyway: true,
      squeezeIn: true,
    },
  });
  expect(answer.status).toBe(201);
  return answer.body;
};

describe('taking over pets', () => {
  test('adds them as one’s own, with their visits, once, and tells the provider', async () => {
    const { id, petIds } = await newClient();
    const [petId = ''] = petIds;
    const visit = await book(id, petId);
    const link = await invite(id);
    const secret = secretOf(link);
    expect((await invite(id)).path).toBe(link.path);
    const offered = await app.stranger.call('GET /api/pet-transfers/:secret', { params: { secret } });
    expect(offered.body).toMatchObject({ firstName: 'Maria', pets: [{ id: petId, name: 'Biscotti' }] });
    const parent = await signInPetOwner(app);
    const taken = await takeOver(parent, secret, [{ petId }]);
    expect([taken.status, taken.body]).toEqual([200, { pets: [{ id: petId, name: 'Biscotti' }] }]);
    const again = await takeOver(await signInPetOwner(app), secret, [{ petId }]);
    expect(again.problem.code).toBe('link_expired');
    expect((await parent.call('GET /api/pets/:id', { params: { id: petId } })).body.name).toBe('Biscotti');
    const visits = (await parent.call('GET /api/visits')).body;
    expect(visits).toMatchObject([{ id: visit.id, actions: ['confirm', 'ask_move', 'cancel'] }]);
    const client = (await maya.call('GET /api/clients/:id', { params: { id } })).body;
    expect(client).toMatchObject({ linkedUserId: parent.id, pets: [{ managed: false, ...secrets }] });
    await app.settle();
    const [notice] = (await maya.call('GET /api/notifications')).body;
    expect(notice?.title).toMatch(/keeps the pets of Maria Garcia now$/);
  });

  test('needs a confirmed address', async () => {
    const { id, petIds } = await newClient();
    const secret = secretOf(await invite(id));
    const { body } = await app.stranger.call('POST /auth/register', {
      body: {
        firstName: 'Maria',
        lastName: 'Garcia',
        email: 'unconfirmed@people.example',
        password: 'sharp-shears',
        userType: 'pet_owner',
        agreeToTerms: true,
        agreeToPrivacy: true,
      },
    });
    const parent = await app.as(body.id);
    const refused = await takeOver(parent, secret, [{ petId: petIds[0] ?? '' }]);
    expect(refused.problem.code).toBe('address_unconfirmed');
    expect((await parent.call('GET /api/pets')).body).toEqual([]);
  });

  test('makes one of a pet and a pet that the parent has already: all that names it moves', async () => {
    const { id, petIds } = await newClient();
    const [petId = ''] = petIds;
    const visit = await book(id, petId);
    const vaccination = await app.transact((t) => makeVaccination(t, { petId, ownerId: maya.id }));
    const repeated = await maya.call('POST /api/visit-series', {
      body: { visitId: visit.id, everyWeeks: 6 },
    });
    expect(repeated.status).toBe(201);
    await app.settle();
    const parent = await signInPetOwner(app);
    const own = await app.transact((t) => makePet(t, { ownerId: parent.id, name: 'Biscotti', weight: 15 }));
    const link = await invite(id);
    const taken = await takeOver(parent, secretOf(link), [{ petId, intoId: own.id }]);
    expect(taken.body).toEqual({ pets: [{ id: own.id, name: 'Biscotti' }] });
    const { body: pet } = await parent.call('GET /api/pets/:id', { params: { id: own.id } });
    expect(pet).toMatchObject({ weight: 15, vaccinations: [{ id: vaccination.id }] });
    const visits = (await parent.call('GET /api/visits')).body;
    expect(visits.find((each) => each.id === visit.id)?.pets).toMatchObject([{ id: own.id }]);
    expect(await findNamesOfPet(app, petId)).toEqual([]);
    const client = (await maya.call('GET /api/clients/:id', { params: { id } })).body;
    expect(client.pets).toMatchObject([{ id: own.id, managed: false, ...secrets }]);

    const back = await undo(link.id);
    expect(back.body[0]).toMatchObject({ state: 'undone', actions: [] });
    const again = (await maya.call('GET /api/clients/:id', { params: { id } })).body;
    expect(again).toMatchObject({
      linkedUserId: null,
      pets: [{ id: petId, managed: true, weight: 12, vaccinations: [{ id: vaccination.id }], ...secrets }],
    });
    expect((await parent.call('GET /api/visits')).body).toEqual([]);
    expect((await parent.call('GET /api/pets/:id', { params: { id: own.id } })).body.vaccinations).toEqual(
      [],
    );
  });

  test('is refused where the two pets are in two places at once, and nothing is half done', async () => {
    const other = await signInGroomer(app);
    const [mine, theirs] = [await newClient(), await app.transact((t) => makeClient(t, other.id))];
    const parent = await signInPetOwner(app);
    const [petId = ''] = mine.petIds;
    const [otherId = ''] = theirs.petIds;
    const { body: link } = await other.call('POST /api/clients/:id/transfers', { params: { id: theirs.id } });
    await takeOver(parent, secretOf(link), [{ petId: otherId }]);
    const startsAt = after(app.clock.now(), days(ahead++));
    await book(mine.id, petId, startsAt);
    await other.call('POST /api/visits', {
      body: {
        clientId: theirs.id,
        pets: [{ petId: otherId, services: ['full_groom'] }],
        startsAt: after(startsAt, hours(0.5)).toISOString(),
        minutes: 60,
        atHome: false,
        anyway: true,
      },
    });
    const secret = secretOf(await invite(mine.id));
    const refused = await takeOver(parent, secret, [{ petId, intoId: otherId }]);
    expect([refused.status, refused.problem.code]).toEqual([409, 'clash']);
    expect(refused.problem.errors?.[0]?.path).toBe('pets.0.intoId');
    const client = (await maya.call('GET /api/clients/:id', { params: { id: mine.id } })).body;
    expect(client).toMatchObject({ linkedUserId: null, pets: [{ managed: true }] });
    expect((await takeOver(parent, secret, [{ petId }])).status).toBe(200);
  });

  test('of two at once, one has the pets', async () => {
    const { id, petIds } = await newClient();
    const pets = petIds.map((petId) => ({ petId }));
    const secret = secretOf(await invite(id));
    const parents = [await signInPetOwner(app), await signInPetOwner(app)];
    const answers = await Promise.all(parents.map((parent) => takeOver(parent, secret, pets)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410]);
  });

  test('refuses pets of others, a link that was ended, and the provider themselves', async () => {
    const { id, petIds } = await newClient();
    const parent = await signInPetOwner(app);
    const link = await invite(id);
    const secret = secretOf(link);
    const stray = await app.transact((t) => makePet(t));
    const wrong = await takeOver(parent, secret, [{ petId: stray.id }]);
    expect([wrong.status, wrong.problem.errors?.[0]?.path]).toEqual([422, 'pets.0.petId']);
    const into = await takeOver(parent, secret, [{ petId: petIds[0] ?? '', intoId: stray.id }]);
    expect(into.status).toBe(404);
    await maya.call('POST /api/transfers/:id/end', { params: { id: link.id } });
    expect((await takeOver(parent, secret, [{ petId: petIds[0] ?? '' }])).status).toBe(410);
    const other = await signInGroomer(app);
    expect((await other.call('GET /api/clients/:id/transfers', { params: { id } })).status).toBe(404);
    expect((await other.call('POST /api/transfers/:id/undo', { params: { id: link.id } })).status).toBe(404);
  });
});

test('an undo after 30 days is too late; before, what the stranger added stays with a pet of theirs', async () => {
  const { id, petIds } = await newClient();
  const [petId = ''] = petIds;
  const parent = await signInPetOwner(app);
  const link = await invite(id);
  await takeOver(parent, secretOf(link), [{ petId }]);
  const now = app.clock.now();
  app.clock.moveTo(after(now, days(1)));
  const later = await app.as(parent.id);
  await later.call('POST /api/pets/:id/vaccinations', {
    params: { id: petId },
    body: { kind: 'rabies', givenOn: '2026-01-05', expiresOn: '2029-01-05' },
  });
  app.clock.moveTo(after(now, days(30)));
  maya = await app.as(maya.id);
  expect((await undo(link.id)).problem.code).toBe('too_late');
  app.clock.moveTo(after(now, days(2)));
  maya = await app.as(maya.id);
  expect((await undo(link.id)).status).toBe(200);
  app.clock.moveTo(now);
  maya = await app.as(maya.id);
  const back = (await maya.call('GET /api/clients/:id', { params: { id } })).body;
  expect(back.pets).toMatchObject([{ id: petId, managed: true, vaccinations: [] }]);
  const kept = (await (await app.as(parent.id)).call('GET /api/pets')).body;
  expect(kept).toMatchObject([{ name: 'Biscotti', vaccinations: [{ kind: 'rabies' }] }]);
  expect(kept[0]?.id).not.toBe(petId);
});

test('two providers never see each other’s notes', async () => {
  const other = await signInGroomer(app);
  const parent = await signInPetOwner(app);
  const [mine, theirs] = [await newClient(), await app.transact((t) => makeClient(t, other.id))];
  const [petId = ''] = mine.petIds;
  await takeOver(parent, secretOf(await invite(mine.id)), [{ petId }]);
  const { body: link } = await other.call('POST /api/clients/:id/transfers', { params: { id: theirs.id } });
  await takeOver(parent, secretOf(link), [{ petId: theirs.petIds[0] ?? '', intoId: petId }]);
  const seen = await other.call('GET /api/clients/:id', { params: { id: theirs.id } });
  expect(seen.body.pets).toMatchObject([{ id: petId }]);
  expect(JSON.stringify(seen.body)).not.toMatch(/-mark|98761/);
});

test('what the provider notes is in no reply to the parent', async () => {
  const { id, petIds } = await newClient();
  const [petId = ''] = petIds;
  const visit = await book(id, petId);
  const parent = await signInPetOwner(app);
  await takeOver(parent, secretOf(await invite(id)), [{ petId }]);
  await app.settle();
  expect((await maya.call('GET /api/clients/:id', { params: { id } })).body.notes).toContain('-mark');
  const ids = [petId, visit.id, id, maya.id, parent.id];
  let answered = 0;
  for (const { method, path } of calls.filter((call) => call.method === 'GET')) {
    if (path.includes('events')) continue;
    for (const each of path.includes(':') ? ids : ['']) {
      const url = path.replaceAll(/:\w+/g, each);
      const reply = await parent.call(`${method} ${url}` as 'GET /auth/me');
      if (reply.status === 200) answered += 1;
      expect(JSON.stringify(reply.body ?? null), url).not.toMatch(/-mark|98761/);
    }
  }
  expect(answered).toBeGreaterThan(30);
}, 60_000);

test('a parent confirms, is late, asks for another time and cancels in their account', async () => {
  const { id, petIds } = await newClient();
  const [petId = ''] = petIds;
  const visit = await book(id, petId, after(app.clock.now(), hours(4)));
  const parent = await signInPetOwner(app);
  await takeOver(parent, secretOf(await invite(id)), [{ petId }]);
  const params = { id: visit.id };
  const confirmed = await parent.call('POST /api/visits/:id/confirm', { params });
  expect(confirmed.body.confirmedAt).not.toBeNull();
  expect((await parent.call('POST /api/visits/:id/confirm', { params })).problem.code).toBe('already_done');
  const late = await parent.call('POST /api/visits/:id/say-late', { params, body: { minutes: 10 } });
  expect(late.body.lateMinutes).toBe(10);
  const startsAt = [after(app.clock.now(), days(5)).toISOString()];
  const asked = await parent.call('POST /api/visits/:id/ask-move', { params, body: { startsAt } });
  expect(asked.status).toBe(200);
  expect((await maya.call('GET /api/visits/:id/time-offers', { params })).body).toMatchObject([
    { by: 'client' },
  ]);
  const stranger = await signInPetOwner(app);
  expect((await stranger.call('POST /api/visits/:id/confirm', { params })).status).toBe(404);
  const { body: cancelled } = await parent.call('POST /api/visits/:id/cancel', { params, body: {} });
  expect(cancelled.status).toBe('cancelled');
});
