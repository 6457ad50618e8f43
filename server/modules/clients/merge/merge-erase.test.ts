import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInGroomer, signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { calls } from '#tests/every-call/calls.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeClient } from '../clients.factory.ts';
import { clientForOwner } from '../join/link-client.ts';

let app: TestApp;
let groomer: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeAll(async () => {
  groomer = await signInGroomer(app);
});

const timeline = (id: string) => groomer.call('GET /api/clients/:id/timeline', { params: { id } });

/** A client with a visit that was cancelled, so that the client is free. */
async function clientWithVisit(startsIn: number) {
  const visit = await app.transact((t) =>
    makeOwnVisit(t, { providerId: groomer.id, startsAt: after(t.now, days(startsIn)) }),
  );
  return visit;
}

const done = (visitId: string) =>
  app.transact(
    ({ sql, now }) =>
      sql`update visits set status = 'cancelled', cancelled_by = 'provider', cancelled_at = ${now}, cancel_reason = 'Rain' where id = ${visitId}`,
  );

test('two clients become one, and nothing of either is lost', async () => {
  const visit = await clientWithVisit(2);
  const other = await app.transact((t) =>
    makeClient(t, groomer.id, {
      firstName: 'Mary',
      lastName: 'Garcia',
      phone: '512 555 0101',
      phone2: '512 555 0199',
      email: 'mary@people.example',
      directions: 'gate 4471',
      notes: 'Pays by check.',
      pets: [{ name: 'Luna', style: 'short' }],
    }),
  );
  const merged = await groomer.call('POST /api/clients/:id/merge', {
    params: { id: other.id },
    body: { intoId: visit.clientId },
  });
  expect(merged.status).toBe(200);
  expect(merged.body).toMatchObject({
    id: visit.clientId,
    firstName: 'Maria',
    phone: '512 555 0101',
    phone2: '512 555 0199',
    email: 'maria@people.example',
    directions: 'gate 4471',
  });
  expect(merged.body.notes?.split('\n')).toEqual([
    'Also: Mary Garcia',
    'Also: mary@people.example',
    'Pays by check.',
  ]);
  expect(merged.body.pets.map(({ name }) => name).toSorted()).toEqual(['Biscotti', 'Luna']);
  expect((await groomer.call('GET /api/clients/:id', { params: { id: other.id } })).status).toBe(404);
  const again = await groomer.call('POST /api/clients/:id/merge', {
    params: { id: visit.clientId },
    body: { intoId: visit.clientId },
  });
  expect(again.problem.errors?.map(({ path }) => path)).toEqual(['intoId']);

  const third = await app.transact((t) => makeClient(t, groomer.id, { pets: [] }));
  await groomer.call('POST /api/clients/:id/merge', {
    params: { id: visit.clientId },
    body: { intoId: third.id },
  });
  expect((await timeline(third.id)).body).toMatchObject([{ kind: 'visit', id: visit.id, status: 'booked' }]);
  const found = await groomer.call('GET /api/clients', { query: { q: 'luna' } });
  expect(found.body.map(({ id }) => id)).toEqual([third.id]);
});

const patch = (id: string, body: object) => groomer.call('PATCH /api/clients/:id', { params: { id }, body });
const merge = async (id: string, intoId: string) =>
  (await groomer.call('POST /api/clients/:id/merge', { params: { id }, body: { intoId } })).body;

test('merged clients agree to texts for the number that one of them agreed for, and a stop of either stays', async () => {
  const make = (phone: string) =>
    app.transact((t) => makeClient(t, groomer.id, { firstName: 'Kim', phone, pets: [{ name: 'Otto' }] }));
  const [first, same, other, stopped] = await Promise.all(
    ['512 555 0161', '512 555 0161', '512 555 0162', '512 555 0161'].map((phone) => make(phone)),
  );
  if (!first || !same || !other || !stopped) throw new Error('There are four');
  await patch(same.id, { textsOk: true });
  await patch(other.id, { textsOk: true });
  expect(await merge(other.id, first.id)).toMatchObject({ phone: '512 555 0161', textsOk: false });
  expect(await merge(same.id, first.id)).toMatchObject({ textsOk: true, textsOkHow: 'provider' });
  await app.app.platform.sql`update clients set no_texts_at = ${app.clock.now()} where id = ${stopped.id}`;
  expect(await merge(stopped.id, first.id)).toMatchObject({ textsOk: false, stoppedTexts: true });
});

test('what is known of a client is removed for good; past visits stay without a name', async () => {
  const visit = await clientWithVisit(20);
  const params = { id: visit.clientId };
  const refused = await groomer.call('DELETE /api/clients/:id/personal-data', { params });
  expect(refused.problem).toMatchObject({ status: 409, code: 'too_early' });
  await done(visit.id);
  const other = await signInGroomer(app);
  expect((await other.call('DELETE /api/clients/:id/personal-data', { params })).status).toBe(404);
  expect((await groomer.call('DELETE /api/clients/:id/personal-data', { params })).status).toBe(204);
  expect((await groomer.call('GET /api/clients/:id', { params })).status).toBe(404);
  const { sql } = app.app.platform;
  const [kept] = await sql`
    select c.first_name, c.phone, v.title, v.address, (select name from pets where id = ${visit.petIds[0]}) as pet
    from visits v join clients c on c.id = v.client_id where v.id = ${visit.id}`;
  expect(kept).toEqual({
    firstName: 'Former client',
    phone: null,
    title: 'Visit',
    address: 'Address removed',
    pet: 'Pet',
  });
});

test('the book is a CSV in which nothing runs as a formula', async () => {
  const own = await signInGroomer(app);
  await app.transact((t) =>
    makeClient(t, own.id, {
      firstName: 'Ana',
      notes: '=HYPERLINK("http://evil.example")',
      pets: [
        { name: 'Rex', usualPrice: 8550, everyWeeks: 6, lastGroomedOn: '2026-10-20', handling: 'muzzle' },
      ],
    }),
  );
  await app.transact((t) => makeClient(t, own.id, { firstName: 'Bo', lastName: null, pets: [] }));
  const reply = await app.app.server.inject({ url: '/api/clients/csv', headers: { cookie: own.cookie } });
  const [, ana, bo] = reply.body.split('\r\n');
  expect(ana).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(ana).toContain(',Rex,dog,');
  expect(ana).toContain(',Muzzle,,,85.50,,6,2026-10-20,2026-12-01,');
  expect(bo).toMatch(/^Bo,/);
});

test('a vaccination is kept with a pet whose record the provider keeps, and with no other', async () => {
  const owner = await signInPetOwner(app);
  const { id, petIds } = await app.transact((t) => makeClient(t, groomer.id));
  const pet = await app.transact((t) => makePet(t, { ownerId: owner.id }));
  const linkedId = await app.transact(
    async (t) => (await clientForOwner(t, groomer.id, owner.id, [pet.id])) ?? '',
  );
  const body = { kind: 'rabies', givenOn: '2026-01-10', expiresOn: '2027-01-10' };
  const record = (client: string, petId: string) =>
    groomer.call('POST /api/clients/:id/pets/:petId/vaccinations', { params: { id: client, petId }, body });
  const { body: client } = await record(id, petIds[0] ?? '');
  expect(client.pets).toMatchObject([{ vaccinations: [{ kind: 'rabies', expiresOn: '2027-01-10' }] }]);
  expect((await record(linkedId, pet.id)).problem.code).toBe('forbidden');
  expect((await record(id, pet.id)).status).toBe(404);
});

test('what a provider notes of a client is in no reply to the linked parent or to another provider', async () => {
  const mark = 'Zanzibar';
  const owner = await signInPetOwner(app);
  const stranger = await signInGroomer(app);
  const own = await signInGroomer(app);
  const pet = await app.transact((t) => makePet(t, { ownerId: owner.id }));
  const id = await app.transact(async (t) => (await clientForOwner(t, own.id, owner.id, [pet.id])) ?? '');
  await own.call('PATCH /api/clients/:id', {
    params: { id },
    body: {
      notes: `${mark} notes`,
      directions: `gate ${mark}`,
      doNotBook: true,
      doNotBookReason: `${mark} reason`,
    },
  });
  await own.call('PATCH /api/clients/:id/pets/:petId', {
    params: { id, petId: pet.id },
    body: {
      style: `${mark} style`,
      privateNotes: `${mark} private`,
      usualPrice: 7_654_321,
      handling: 'vet_only',
    },
  });
  const mine = await own.call('GET /api/clients/:id', { params: { id } });
  expect(JSON.stringify(mine.body)).toContain(mark);
  const reads = calls.filter(({ method, key }) => method === 'GET' && !key.includes('/api/events'));
  const told: string[] = [];
  for (const { path } of reads)
    for (const who of [owner, stranger]) {
      const url = path.replaceAll(/:(\w+)/g, (_, name: string) =>
        name === 'petId' ? pet.id : name === 'id' && path.includes('/pets/') ? pet.id : id,
      );
      const { body } = await app.app.server.inject({ url, headers: { cookie: who.cookie } });
      if (/Zanzibar|7654321|vet_only/.test(body)) told.push(path);
    }
  expect(told).toEqual([]);
  const { body: archive } = await owner.call('GET /api/pets/:id', { params: { id: pet.id } });
  expect(JSON.stringify(archive)).not.toContain(mark);
});
