import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInGroomer, signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makeVaccination } from '#server/modules/vaccinations/vaccinations.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { deleteEndedLinks } from './pet-records.queries.ts';

let app: TestApp;
let owner: Caller;
let petId: string;
let stranger: Caller;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInPetOwner(app);
  stranger = app.stranger;
  const pet = await app.transact((t) =>
    makePet(t, { ownerId: owner.id, medicines: 'Apoquel', specialConditions: ['Deaf'] }),
  );
  petId = pet.id;
  await app.transact((t) => makeVaccination(t, { petId, ownerId: owner.id }));
});
afterAll(() => app.close());

const share = async (forDays = 30) =>
  owner.call('POST /api/pets/:id/record-links', { params: { id: petId }, body: { days: forDays } });
const secretOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const read = (secret: string) => stranger.call('GET /api/pet-records/:secret', { params: { secret } });
const links = async () =>
  (await owner.call('GET /api/pets/:id/record-links', { params: { id: petId } })).body;

test('a link shows the record to anybody who has it, without photos and proofs, and counts', async () => {
  const made = await share();
  expect(made.status).toBe(201);
  const secret = secretOf(made.body.path);
  const { status, body } = await read(secret);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    pet: {
      name: 'Bella',
      medicines: 'Apoquel',
      specialConditions: ['Deaf'],
      vaccinations: [{ kind: 'rabies', expiresOn: '2029-01-05' }],
    },
    until: expect.any(String),
    visits: [],
  });
  expect(JSON.stringify(body)).not.toMatch(/proofUrl|petImageUrl/);
  expect(JSON.stringify(body)).not.toContain(petId);
  const opened = await stranger.call('POST /api/pet-records/:secret/opened', { params: { secret } });
  expect(opened.status).toBe(204);
  const [link] = await links();
  expect(link).toMatchObject({ id: made.body.id, opened: 1, lastOpenedAt: expect.any(String) });
});

test('the secret is stored as a hash alone, and no list tells it again', async () => {
  const secret = secretOf((await share()).body.path);
  const rows = await app.app.platform.sql`select pet_record_links::text as row from pet_record_links`;
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(JSON.stringify(await links())).not.toContain(secret);
});

test('a link ends when its owner says so, when its days are over, and when it is wrong', async () => {
  const made = (await share(7)).body;
  const secret = secretOf(made.path);
  const ended = await owner.call('DELETE /api/pets/:id/record-links/:linkId', {
    params: { id: petId, linkId: made.id },
  });
  expect(ended.body.map(({ id }) => id)).not.toContain(made.id);
  expect((await read(secret)).problem.code).toBe('link_expired');
  expect((await read('x'.repeat(22))).status).toBe(410);
  const late = secretOf((await share(7)).body.path);
  const now = app.clock.now();
  app.clock.moveTo(after(now, days(7)));
  expect((await read(late)).status).toBe(410);
  await deleteEndedLinks(app.app.platform.sql, app.clock.now());
  app.clock.moveTo(now);
  expect((await read(late)).status).toBe(410);
});

test('the record names the latest visits and the provider, and nothing that is private to them', async () => {
  const groomer = await signInGroomer(app);
  const visit = await app.transact((t) =>
    makeOwnVisit(t, {
      providerId: groomer.id,
      ownerId: owner.id,
      startsAt: after(t.now, -days(2)),
      status: 'completed',
      note: 'Pays late.',
    }),
  );
  await app.app.platform.sql`update visit_pets set pet_id = ${petId} where visit_id = ${visit.id}`;
  const { body } = await owner.call('GET /api/pets/:id/record', { params: { id: petId } });
  expect(body.visits).toMatchObject([{ services: ['full_groom'] }]);
  expect(body.until).toBeNull();
  expect(JSON.stringify(body)).not.toMatch(/Pays late|teddy/);
});

test('other days are refused, and only the owner makes, lists and ends links', async () => {
  const refused = await share(8);
  expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([422, 'days']);
  const other = await signInPetOwner(app);
  const made = (await share()).body;
  const params = { id: petId };
  expect((await other.call('GET /api/pets/:id/record', { params })).status).toBe(404);
  expect((await other.call('GET /api/pets/:id/record-links', { params })).status).toBe(404);
  const post = await other.call('POST /api/pets/:id/record-links', { params, body: { days: 7 } });
  expect(post.status).toBe(404);
  const end = await other.call('DELETE /api/pets/:id/record-links/:linkId', {
    params: { id: petId, linkId: made.id },
  });
  expect(end.status).toBe(404);
  expect((await read(secretOf(made.path))).status).toBe(200);
});
