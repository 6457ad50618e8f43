import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPet,
  ask,
  bookVisit,
  offer,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeVisit } from '../visits.factory.ts';
import { at, checkIn, complete, requestOf } from '../visits.scenario.ts';

let app: TestApp;
let jordan: Caller;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
  maya = await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } });
});
afterAll(() => app.close());

describe('completing', () => {
  test('is possible once after check-in, and sets when every pet is due again', async () => {
    const pets = [await addPet(jordan), await addPet(jordan, { name: 'Miso', species: 'cat' })];
    const { visit, params, request } = await bookVisit(app, jordan, maya, {
      asked: { petIds: pets.map(({ id }) => id) },
    });
    await at(app, visit.startsAt, minutes(5), async () => {
      expect((await complete(maya, params)).problem.code).toBe('too_early');
      await checkIn(maya, params);
      for (const [path, change] of [
        ['services', { services: [] }],
        ['services.0', { services: ['magic'] }],
        ['findings', { findings: null }],
        ['nextVisitWeeks', { nextVisitWeeks: 0 }],
        ['photoIds', { photoIds: ['01a1f930-a1b4-7151-9c3a-788155132aa4'] }],
        [
          'beforeAfter',
          {
            beforeAfter: [
              {
                beforeId: '01a1f930-a1b4-7151-9c3a-788155132aa4',
                afterId: '01a1f930-a1b4-7151-9c3a-788155132aa4',
              },
            ],
          },
        ],
      ] as const) {
        const refused = await complete(maya, params, change);
        expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([422, path]);
      }
      const [before, afterwards, portrait] = await app.transact(
        async (t) =>
          [await makePhoto(t, maya.id), await makePhoto(t, maya.id), await makePhoto(t, maya.id)] as const,
      );
      const { body } = await complete(maya, params, {
        services: ['full_groom', 'nail_trim', 'full_groom'],
        findings: 'Dry skin at the tail.',
        behavior: 'Calm.',
        photoIds: [portrait.id],
        beforeAfter: [{ beforeId: before.id, afterId: afterwards.id }],
        nextVisitWeeks: 8,
      });
      expect(body.reportCard).toMatchObject({
        services: ['full_groom', 'nail_trim'],
        findings: 'Dry skin at the tail.',
        photos: [portrait],
        beforeAfter: [{ before, after: afterwards }],
        nextVisitWeeks: 8,
      });
      expect((await complete(maya, params)).problem.code).toBe('too_late');
      const eightWeeks = new Date(after(app.clock.now(), days(56))).toISOString().slice(0, 10);
      for (const { id } of pets)
        expect((await jordan.call('GET /api/pets/:id', { params: { id } })).body.dueOn).toBe(eightWeeks);
    });
    expect(await requestOf(jordan, request.id)).toMatchObject({
      status: 'completed',
      visit: { status: 'completed' },
    });
    for (const { id } of pets) {
      const history = await jordan.call('GET /api/visits', { query: { petId: id } });
      expect(history.body.map((one) => one.id)).toEqual([visit.id]);
    }
  });
});

describe('the calendar', () => {
  test('a pet is never booked twice at once, nor a provider during a shift', async () => {
    const bella = await addPet(jordan);
    const [vera, jo] = [await signInGroomer(app), await signInGroomer(app)];
    const { visit } = await bookVisit(app, jordan, vera, { asked: { petId: bella.id } });
    const request = await ask(jordan, { petId: bella.id });
    const { id: offerId } = await offer(app, jo, request.id, { proposedAt: visit.startsAt });
    const { status, problem } = await jordan.call('POST /api/offers/:id/accept', { params: { id: offerId } });
    expect([status, problem.code]).toEqual([409, 'clash']);
    expect(problem.detail).toMatch(/^Bella has just been booked for /);
    // The refused booking left nothing behind.
    expect((await jo.call('GET /api/visits')).body).toEqual([]);
    expect((await jo.call('GET /api/offers/sent')).body).toMatchObject([{ status: 'pending' }]);
  });

  test('both sides list their visits, the latest first, page by page', async () => {
    const groomer = await signInGroomer(app);
    const made = await app.transact(async (t) => {
      const owner = (await makePet(t)).ownerId;
      const visits = [];
      for (const inDays of [3, 9, 6])
        visits.push(
          await makeVisit(t, {
            ownerId: owner,
            providerId: groomer.id,
            startsAt: after(t.now, days(inDays)),
          }),
        );
      return visits;
    });
    const latestFirst = [made[1], made[2], made[0]].map((visit) => visit?.id);
    const first = await groomer.call('GET /api/visits', { query: { limit: 2, as: 'provider' } });
    const next = /cursor=([^&>]+)/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await groomer.call('GET /api/visits', {
      query: { limit: 2, as: 'provider', cursor: decodeURIComponent(next) },
    });
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(latestFirst);
    expect(second.headers['link']).toBeUndefined();
    expect((await groomer.call('GET /api/visits', { query: { as: 'pet_owner' } })).body).toEqual([]);
    const owner = await app.as(made[0]?.ownerId ?? '');
    expect((await owner.call('GET /api/visits')).body.map(({ id }) => id)).toEqual(latestFirst);
  });
});
