import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import {
  addPet,
  ask,
  bookVisit,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { at, checkIn } from '#server/modules/visits/visits.scenario.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeIncident } from './incidents.factory.ts';

let app: TestApp;
let jordan: Caller;
let maya: Caller;
let other: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
  maya = await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } });
  other = await signInGroomer(app);
});
afterAll(() => app.close());

const bite = (petId: string) => ({
  petId,
  kind: 'bite',
  on: '2026-11-20',
  what: 'A finger, at the nails.',
  skinBroken: true,
  vetSeen: null,
});
const file = (who: Caller, id: string, body: object) =>
  who.call('POST /api/visits/:id/incidents', { params: { id }, body });
const answer = (who: Caller, id: string) =>
  who.call('POST /api/incidents/:id/answer', { params: { id }, body: { answer: 'Sore.' } });
const edit = (who: Caller, id: string, body: object) =>
  who.call('PATCH /api/incidents/:id', { params: { id }, body });
const add = (who: Caller, id: string, text = 'The vet glued it.') =>
  who.call('POST /api/incidents/:id/additions', { params: { id }, body: { text } });
const list = async (who: Caller, query: { petId?: string; visitId?: string; clientId?: string } = {}) =>
  (await who.call('GET /api/incidents', { query })).body;

test('a bite is dated, signed, shown before an offer, answered once and permanent', async () => {
  const pet = await addPet(jordan);
  const { visit, params } = await bookVisit(app, jordan, maya, { asked: { petId: pet.id } });
  expect((await file(maya, visit.id, bite(pet.id))).problem.code).toBe('too_early');
  await at(app, visit.startsAt, minutes(5), async () => {
    await checkIn(maya, params);
    const stranger = (await addPet(await signInPetOwner(app))).id;
    for (const [path, change] of [
      ['petId', { petId: stranger }],
      ['on', { on: '2027-12-01' }],
      ['what', { what: '' }],
      ['what', { what: 'x'.repeat(501) }],
      ['kind', { kind: 'scratch' }],
      ['skinBroken', { skinBroken: undefined }],
      ['vetSeen', { vetSeen: undefined }],
      ['photoIds', { photoIds: ['019f7a8d-0000-7000-8000-000000000000'] }],
      ['staffId', { staffId: '019f7a8d-0000-7000-8000-000000000000' }],
    ] as const)
      expect((await file(maya, visit.id, { ...bite(pet.id), ...change })).problem.errors?.[0]?.path).toBe(
        path,
      );
    expect((await file(other, visit.id, bite(pet.id))).status).toBe(404);
    expect((await file(jordan, visit.id, bite(pet.id))).status).toBe(403);
    expect((await file(maya, visit.id, bite(pet.id))).status).toBe(201);
  });
  const read = async () => (await jordan.call('GET /api/pets/:id', { params: { id: pet.id } })).body;
  const [filed] = (await read()).filedBites;
  expect(filed).toMatchObject({ on: '2026-11-20', by: 'Maya Ortiz', answer: null });
  const id = filed?.id ?? '';
  await jordan.call('PATCH /api/pets/:id', { params: { id: pet.id }, body: { name: 'Bella', bites: [] } });
  expect((await read()).filedBites).toEqual([filed]);
  expect((await answer(other, id)).status).toBe(404);
  expect((await answer(maya, id)).status).toBe(404);
  expect((await answer(jordan, id)).body).toMatchObject({ answer: 'Sore.', actions: [] });
  expect((await answer(jordan, id)).problem.code).toBe('already_done');
  const shown = await ask(jordan, { petId: pet.id });
  const { body: seen } = await other.call('GET /api/grooming-requests/:id', { params: { id: shown.id } });
  expect(seen.pet.filedBites).toEqual([{ ...filed, answer: 'Sore.' }]);
  for (const statement of [
    'delete from incidents',
    "update incidents set what = 'Nothing'",
    'update incidents set answer = null',
  ])
    await expect(app.app.platform.sql.unsafe(statement)).rejects.toThrow(
      'An incident is neither changed nor removed',
    );
});

describe('what was filed', () => {
  const filed = (given: Parameters<typeof makeIncident>[2] = {}) =>
    app.transact(async (t) => {
      const visit = await makeClientLink(t, app.app.platform.secrets, {
        providerId: maya.id,
        status: 'checked_in',
        startsAt: after(t.now, days(20 + nth++)),
      });
      const petId = visit.petIds[0] ?? '';
      const of = { accountId: maya.id, clientId: visit.clientId, visitId: visit.id, kind: 'nick' as const };
      return { ...visit, petId, incidentId: await makeIncident(t, petId, { ...of, ...given }) };
    });
  let nth = 0;

  test('is corrected for half an hour, then only added to', async () => {
    const { incidentId: id } = await filed();
    expect((await edit(other, id, { what: 'Nothing.' })).status).toBe(404);
    expect((await edit(maya, id, { what: 'The right ear.', kind: 'burn' })).body).toMatchObject({
      what: 'The right ear.',
      kind: 'burn',
      actions: ['edit', 'add'],
    });
    app.clock.moveTo(after(app.clock.now(), minutes(30)));
    expect((await edit(maya, id, { what: 'Nothing.' })).problem.code).toBe('too_late');
    expect((await add(other, id)).status).toBe(404);
    for (let times = 0; times < 10; times++) expect((await add(maya, id)).status).toBe(201);
    expect((await add(maya, id)).problem.code).toBe('full');
    expect((await list(maya)).find((each) => each.id === id)?.additions).toHaveLength(10);
  });

  test('is not corrected once the owner answered', async () => {
    const { incidentId: id, secret } = await filed();
    await app.stranger.call('POST /api/client-links/:secret/incidents/:id/answer', {
      params: { secret, id },
      body: { answer: 'Thank you.' },
    });
    expect((await edit(maya, id, { what: 'Nothing.' })).problem.code).toBe('already_done');
  });

  test('is answered once with the link of its visit, and told to the provider', async () => {
    const [one, two] = [await filed({ what: 'Left ear, a drop.' }), await filed()];
    const read = (secret: string) =>
      app.stranger.call('GET /api/client-links/:secret/incidents', { params: { secret } });
    expect((await read(one.secret)).body).toMatchObject([{ what: 'Left ear, a drop.', actions: ['answer'] }]);
    const say = (secret: string, id: string) =>
      app.stranger.call('POST /api/client-links/:secret/incidents/:id/answer', {
        params: { secret, id },
        body: { answer: 'She is fine.' },
      });
    expect((await say(two.secret, one.incidentId)).status).toBe(404);
    expect((await say(one.secret, one.incidentId)).body).toMatchObject([
      { answer: 'She is fine.', actions: [] },
    ]);
    expect((await say(one.secret, one.incidentId)).problem.code).toBe('already_done');
    await app.settle();
    const { body } = await maya.call('GET /api/notifications');
    expect(body.find(({ kind }) => kind === 'incident_answered')?.text).toContain('She is fine.');
    await app.app.platform
      .sql`update client_links set revoked_at = ${app.clock.now()} where visit_id = ${one.id}`;
    expect((await read(one.secret)).problem.code).toBe('link_expired');
    expect((await say(one.secret, one.incidentId)).problem.code).toBe('link_expired');
  });

  test('stays between the two unless it is a bite, which the next provider sees on the visit', async () => {
    const pet = await addPet(jordan, { name: 'Otto' });
    await app.transact((t) => makeIncident(t, pet.id, { accountId: maya.id, kind: 'nick', what: 'Ear.' }));
    await app.transact((t) => makeIncident(t, pet.id, { accountId: maya.id, what: 'Thumb.' }));
    const { visit } = await bookVisit(app, jordan, other, { asked: { petId: pet.id } });
    expect((await list(other, { visitId: visit.id })).map(({ what }) => what)).toEqual(['Thumb.']);
    expect(await list(other, { petId: pet.id })).toEqual([]);
    expect((await list(jordan, { petId: pet.id })).map(({ what }) => what)).toEqual(['Thumb.', 'Ear.']);
    expect(await list(await signInPetOwner(app), { petId: pet.id, visitId: visit.id })).toEqual([]);
    const { clientId } = await filed();
    expect(await list(other, { clientId })).toEqual([]);
    expect(await list(maya, { clientId })).toHaveLength(1);
  });

  test('names the animal and what happened in its notice', async () => {
    const [teddy, lola] = [await addPet(jordan, { name: 'Teddy' }), await addPet(jordan, { name: 'Lola' })];
    const lee = await signInGroomer(app, { account: { firstName: 'Lee', lastName: 'Park' } });
    const { visit, params } = await bookVisit(app, jordan, lee, {
      asked: { petIds: [teddy.id, lola.id] },
    });
    await at(app, visit.startsAt, minutes(5), async () => {
      await checkIn(lee, params);
      const on = dayIn(app.clock.now(), visit.timeZone);
      await file(lee, visit.id, { ...bite(lola.id), on, what: 'My thumb, at the dryer.' });
      await file(lee, visit.id, {
        petId: lola.id,
        kind: 'heat',
        on,
        what: 'Panting; cooled, water.',
        skinBroken: false,
        vetSeen: false,
      });
      await app.settle();
    });
    const { body } = await jordan.call('GET /api/notifications');
    const told = body.find(({ kind }) => kind === 'bite_filed');
    expect(told).toMatchObject({ title: 'Lee Park filed a bite by Lola', href: `/pets/${lola.id}` });
    expect(told?.text).toContain('"My thumb, at the dryer."');
    const heat = body.find(({ kind }) => kind === 'incident_filed');
    expect(heat?.title).toBe('Lola: Lee Park filed an incident');
    expect(heat?.text).toContain('Heat stress');
    expect(JSON.stringify([told, heat])).not.toContain('Teddy');
  });
});
