import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import {
  addPet,
  bookVisit,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import type { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { at, checkIn } from '#server/modules/visits/visits.scenario.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeConsent } from './consents.factory.ts';

let app: TestApp;
let maya: Caller;
let other: Caller;
beforeAll(async () => {
  app = await openTestApp();
  maya = await signInGroomer(app);
  other = await signInGroomer(app);
});
afterAll(() => app.close());

let nth = 0;
/** A visit within its check-in time, with the link of its client. */
const visitNow = (given: Parameters<typeof makeOwnVisit>[1] = {}) =>
  app.transact(async (t) => {
    const startsAt = after(t.now, days(nth++));
    const visit = await makeClientLink(t, app.app.platform.secrets, {
      providerId: maya.id,
      startsAt,
      ...given,
    });
    return { ...visit, petId: visit.petIds[0] ?? '', params: { id: visit.id } };
  });
const ages = (petId: string, years = 15) =>
  app.app.platform
    .sql`update pets set birth_date = null, age = ${years}, age_told_on = ${app.clock.now()} where id = ${petId}`;
const read = async (who: Caller, id: string) =>
  (await who.call('GET /api/visits/:id/consents', { params: { id } })).body;
const draft = (petId: string, change: object = {}) => ({
  kind: 'senior_or_ill' as const,
  petIds: [petId],
  textVersion: 1,
  signedName: 'Maria Garcia',
  ...change,
});
const sign = (who: Caller, id: string, body: ReturnType<typeof draft>) =>
  who.call('POST /api/visits/:id/consents', { params: { id }, body });
const note = (who: Caller, id: string, pets: object[]) =>
  who.call('POST /api/visits/:id/arrival', { params: { id }, body: { pets: pets as never } });

describe('a consent', () => {
  test('of a senior is asked for at check-in, signed on the device, and holds for a year', async () => {
    const { id, petId, params, startsAt, clientId } = await visitNow();
    await ages(petId);
    const missing = [{ petId, petName: 'Biscotti', kind: 'senior_or_ill' }];
    expect(await read(maya, id)).toMatchObject({ missing, given: [] });
    await at(app, new Date(startsAt).toISOString(), 0, async () => {
      const refused = await checkIn(maya, params);
      expect(refused.problem).toMatchObject({
        code: 'consent_missing',
        errors: [{ path: 'withoutConsentReason' }],
      });
      expect((await sign(maya, id, draft(petId))).body).toMatchObject({
        missing: [],
        given: [{ kind: 'senior_or_ill', signedName: 'Maria Garcia', how: 'device', isValid: true }],
      });
      expect((await checkIn(maya, params)).status).toBe(200);
    });
    const later = await visitNow({});
    await app.app.platform.sql`update visit_pets set pet_id = ${petId} where visit_id = ${later.id}`;
    expect((await read(maya, later.id)).missing).toEqual([]);
    const { body } = await maya.call('GET /api/clients/:id/consents', { params: { id: clientId } });
    expect(body).toMatchObject([{ signedName: 'Maria Garcia' }]);
    expect((await other.call('GET /api/clients/:id/consents', { params: { id: clientId } })).status).toBe(
      404,
    );
    const [signed] = await app.app.platform.sql<{ days: number }[]>`
      select expires_on - (signed_at at time zone 'America/Chicago')::date as days from consents where pet_id = ${petId}`;
    expect(signed?.days).toBe(365);
    await app.app.platform.sql`update consents set expires_on = '2026-01-01' where pet_id = ${petId}`;
    expect(await read(maya, later.id)).toMatchObject({ missing: [{ petId }], given: [{ isValid: false }] });
  });

  test('that is missing is passed with a reason, which stays in the history', async () => {
    const { petId, params, startsAt } = await visitNow();
    await ages(petId);
    await at(app, new Date(startsAt).toISOString(), 0, async () => {
      const { body } = await checkIn(maya, params, { withoutConsentReason: 'Said yes by phone.' });
      expect(body.status).toBe('checked_in');
      expect(body.history.find(({ what }) => what === 'not_agreed')?.note).toBe(
        'Said yes by phone. (Biscotti: Senior or ill pet is not signed.)',
      );
    });
  });

  test('to a shave-down is asked for where the coat is pelted', async () => {
    const { id, petId, startsAt } = await visitNow();
    expect((await note(maya, id, [{ petId, coatState: 'pelted' }])).status).toBe(
      Date.parse(startsAt) - app.clock.now().getTime() > minutes(120) ? 409 : 201,
    );
    await at(app, new Date(startsAt).toISOString(), 0, async () => {
      await note(maya, id, [{ petId, coatState: 'pelted' }]);
      expect((await read(maya, id)).missing).toMatchObject([{ kind: 'shave_down' }]);
    });
  });

  test('to a shave-down is asked for too where the coat turns out to be pelted after check-in', async () => {
    const { id, petId, params, startsAt } = await visitNow();
    await at(app, new Date(startsAt).toISOString(), 0, async () => {
      expect((await checkIn(maya, params)).status).toBe(200);
      expect((await read(maya, id)).missing).toEqual([]);
      await note(maya, id, [{ petId, coatState: 'pelted' }]);
      const missing = { petId, petName: 'Biscotti', kind: 'shave_down', isNeeded: true, needsPhoto: true };
      expect((await read(maya, id)).missing).toEqual([missing]);
      const refused = await sign(maya, id, draft(petId, { kind: 'shave_down' }));
      expect(refused.problem.errors).toMatchObject([{ path: 'petIds.0' }]);
      const photo = await app.transact((t) => makePhoto(t, maya.id));
      await note(maya, id, [{ petId, photoIds: [photo.id] }]);
      expect((await read(maya, id)).missing).toMatchObject([{ needsPhoto: false }]);
      const { body } = await sign(maya, id, draft(petId, { kind: 'shave_down' }));
      expect(body).toMatchObject({ missing: [], given: [{ photos: [photo.url] }] });
    });
  });

  test('that the provider asks every client for is missing, and the one for photos stops no check-in', async () => {
    const asking = await signInGroomer(app);
    const rules = { rules: [], honorsPremium: false };
    const save = (consents: string[]) =>
      asking.call('PUT /api/provider-rules', { body: { ...rules, consents } });
    expect((await save(['shave_down'])).problem.errors?.[0]?.path).toBe('consents.0');
    expect((await save(['vet_release', 'photos'])).body.consents).toEqual(['vet_release', 'photos']);
    const { id, petId, params, startsAt } = await visitNow({ providerId: asking.id });
    expect((await read(asking, id)).missing).toMatchObject([
      { kind: 'vet_release', isNeeded: true },
      { kind: 'photos', isNeeded: false },
    ]);
    await at(app, new Date(startsAt).toISOString(), 0, async () => {
      expect((await checkIn(asking, params)).problem.code).toBe('consent_missing');
      await sign(asking, id, draft(petId, { kind: 'vet_release', limitAmount: 50_000 }));
      expect((await read(asking, id)).missing).toMatchObject([{ kind: 'photos' }]);
      expect((await checkIn(asking, params)).status).toBe(200);
    });
  });

  test('is signed of the present text only, for animals of the visit, by its two sides', async () => {
    const { id, petId } = await visitNow();
    expect((await sign(maya, id, draft(petId, { textVersion: 2 }))).problem.code).toBe('terms_changed');
    const foreign = (await visitNow()).petId;
    for (const [path, change] of [
      ['petIds.0', { petIds: [foreign] }],
      ['signedName', { signedName: ' ' }],
      ['limitAmount', { kind: 'vet_release' }],
      ['limitAmount', { limitAmount: 5000 }],
      ['photoIds', { photoIds: ['019f7a8d-0000-7000-8000-000000000000'] }],
    ] as const)
      expect((await sign(maya, id, draft(petId, change))).problem.errors?.[0]?.path).toBe(path);
    expect((await sign(other, id, draft(petId))).status).toBe(404);
    const vet = draft(petId, { kind: 'vet_release', limitAmount: 50_000 });
    expect((await sign(maya, id, vet)).body.given).toMatchObject([{ limitAmount: 50_000 }]);
  });

  test('of an earlier text does not count, nor one that was taken back', async () => {
    const { id, petId } = await visitNow();
    await ages(petId);
    const of = { accountId: maya.id, petId, visitId: id };
    await app.transact((t) => makeConsent(t, of, { textVersion: 0 }));
    expect(await read(maya, id)).toMatchObject({ missing: [{ petId }], given: [{ isValid: false }] });
    const consentId = await app.transact((t) => makeConsent(t, of));
    expect((await read(maya, id)).missing).toEqual([]);
    const withdraw = (who: Caller) =>
      who.call('POST /api/consents/:id/withdraw', { params: { id: consentId } });
    expect((await withdraw(other)).status).toBe(404);
    expect((await withdraw(maya)).body).toMatchObject({ isValid: false });
    expect((await withdraw(maya)).problem.code).toBe('already_done');
    expect((await read(maya, id)).missing).toMatchObject([{ petId }]);
  });

  test('is signed and taken back with the link, until it is revoked or over', async () => {
    const { id, petId, secret } = await visitNow();
    await ages(petId);
    const byLink = { params: { secret } };
    const signed = await app.stranger.call('POST /api/client-links/:secret/consents', {
      ...byLink,
      body: draft(petId),
    });
    expect(signed.body).toMatchObject({ missing: [], given: [{ how: 'link' }] });
    const consentId = signed.body.given[0]?.id ?? '';
    const withdraw = (of: string) =>
      app.stranger.call('POST /api/client-links/:secret/consents/:id/withdraw', {
        params: { secret: of, id: consentId },
      });
    expect((await withdraw((await visitNow()).secret)).status).toBe(404);
    expect((await withdraw(secret)).body.missing).toMatchObject([{ petId }]);
    await app.app.platform
      .sql`update client_links set revoked_at = ${app.clock.now()} where visit_id = ${id}`;
    const gone = await app.stranger.call('POST /api/client-links/:secret/consents', {
      ...byLink,
      body: draft(petId),
    });
    expect(gone.problem.code).toBe('link_expired');
    expect((await app.stranger.call('GET /api/client-links/:secret/consents', byLink)).problem.code).toBe(
      'link_expired',
    );
  });

  test('is signed by an owner in their account', async () => {
    const jordan = await signInPetOwner(app);
    const lee = await signInGroomer(app);
    const pet = await addPet(jordan, { specialConditions: ['heart murmur'] });
    const { visit } = await bookVisit(app, jordan, lee, { asked: { petId: pet.id } });
    expect((await read(jordan, visit.id)).missing).toMatchObject([{ kind: 'senior_or_ill' }]);
    expect((await sign(jordan, visit.id, draft(pet.id))).body.given).toMatchObject([{ how: 'account' }]);
    expect((await read(lee, visit.id)).missing).toEqual([]);
  });
});

test('how an animal came is noted with the time of the server, and its photos stay', async () => {
  const { id, petId, startsAt } = await visitNow();
  await at(app, new Date(startsAt).toISOString(), 0, async () => {
    const photoIds = [(await app.transact((t) => makePhoto(t, maya.id))).id];
    const { body } = await note(maya, id, [{ petId, coatState: 'matted', photoIds }]);
    expect(body).toMatchObject([
      {
        petId,
        coatState: 'matted',
        photos: [{ takenAt: expect.stringContaining(app.clock.now().toISOString().slice(0, 16)) as string }],
      },
    ]);
    expect((await note(other, id, [{ petId, coatState: 'matted' }])).status).toBe(404);
    expect((await note(maya, id, [{ petId: id }])).problem.errors?.[0]?.path).toBe('pets.0.petId');
    expect((await note(maya, id, [{ petId, takenAt: startsAt }])).status).toBe(422);
    const reader = await other.call('GET /api/visits/:id/arrival', { params: { id } });
    expect(reader.status).toBe(404);
    const { body: visit } = await maya.call('GET /api/visits/:id', { params: { id } });
    expect(visit.pets[0]?.coatState).toBe('matted');
  });
  await expect(app.app.platform.sql`update check_in_photos set taken_at = ${startsAt}`).rejects.toThrow(
    'keeps every row',
  );
});
