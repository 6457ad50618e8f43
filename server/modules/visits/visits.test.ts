import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPet,
  ask,
  bookVisit,
  dayAhead,
  happened,
  offer,
  sendOffer,
  signInBusiness,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scene.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { remindOfDuePets } from './remind-of-due-pets.ts';
import { makeVisit } from './visits.factory.ts';

let app: TestApp;
let jordan: Caller;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
  maya = await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } });
});
afterAll(() => app.close());

const checkIn = (who: Caller, params: { id: string }, body?: object) =>
  who.call('POST /api/visits/:id/check-in', { params, ...(body ? { body } : {}) });
const complete = (who: Caller, params: { id: string }, change: object = {}) =>
  who.call('POST /api/visits/:id/complete', {
    params,
    body: { services: ['full_groom'], findings: '', behaviour: '', ...change },
  });
const cancel = (who: Caller, params: { id: string }, reason = 'The van broke down.') =>
  who.call('POST /api/visits/:id/cancel', { params, body: { reason } });
const noShow = (who: Caller, params: { id: string }) => who.call('POST /api/visits/:id/no-show', { params });
const requestOf = async (id: string) =>
  (
    await jordan.call('GET /api/pet-owners/current-user/grooming-requests', { query: { limit: 100 } })
  ).body.find((one) => one.id === id);

/** Runs with the clock at some distance from an instant, and puts it back. */
async function at<T>(instant: string, ahead: number, act: () => Promise<T>): Promise<T> {
  const now = app.clock.now();
  app.clock.moveTo(after(new Date(instant), ahead));
  try {
    return await act();
  } finally {
    app.clock.moveTo(now);
  }
}

describe('checking in', () => {
  test('is the provider’s, from two hours before the start', async () => {
    const { visit, params } = await bookVisit(app, jordan, await signInGroomer(app));
    const groomer = await app.as(visit.provider.id);
    const early = await at(visit.startsAt, -minutes(121), () => checkIn(groomer, params));
    expect([early.status, early.problem.code]).toEqual([409, 'too_early']);
    await at(visit.startsAt, -minutes(119), async () => {
      expect((await checkIn(groomer, params)).body).toMatchObject({
        status: 'checked_in',
        actions: ['complete'],
      });
      expect((await checkIn(groomer, params)).problem.code).toBe('too_late');
    });
    expect(await requestOf(visit.requestId)).toMatchObject({
      status: 'in_progress',
      visit: { status: 'checked_in' },
      actions: [],
    });
  });

  test('checks vaccinations today, and keeps the reason of whoever grooms all the same', async () => {
    const salon = await signInBusiness(app);
    await salon.call('PUT /api/provider-rules', {
      body: { rules: [{ kind: 'rabies', minDaysBefore: 0 }], honoursPremium: false },
    });
    const pet = await addPet(jordan, { name: 'Otto' });
    const { visit, params } = await bookVisit(app, jordan, salon, { asked: { petId: pet.id } });
    expect(visit.vaccinationGaps).toMatchObject([{ petName: 'Otto', kind: 'rabies', verdict: 'missing' }]);
    await at(visit.startsAt, 0, async () => {
      const refused = await checkIn(salon, params);
      expect([refused.status, refused.problem.code]).toEqual([409, 'vaccination_missing']);
      expect(refused.problem.detail).toMatch(/^Otto: Rabies is not on record\./);
      expect((await checkIn(salon, params, { overrideReason: ' ' })).status).toBe(422);
      const { body } = await checkIn(salon, params, { overrideReason: 'Seen the paper; photo follows.' });
      expect(body).toMatchObject({
        status: 'checked_in',
        overrideReason: 'Seen the paper; photo follows.',
        vaccinationGaps: [],
      });
      expect(body.history.map(({ what, who, note }) => [what, who, note])).toEqual([
        ['booked', 'Jordan Ellis', null],
        [
          'overridden',
          'Shoal Creek Pet Spa',
          'Seen the paper; photo follows. (Otto: Rabies is not on record.)',
        ],
        ['checked_in', 'Shoal Creek Pet Spa', null],
      ]);
    });
  });

  test('a reason where nothing is missing is not kept', async () => {
    const groomer = await signInGroomer(app);
    const { visit, params } = await bookVisit(app, jordan, groomer);
    const { body } = await at(visit.startsAt, 0, () => checkIn(groomer, params, { overrideReason: 'None' }));
    expect(body).toMatchObject({ status: 'checked_in', overrideReason: null });
  });
});

describe('completing', () => {
  test('comes after checking in, once, and makes every pet of the visit due again', async () => {
    const pets = [await addPet(jordan), await addPet(jordan, { name: 'Miso', species: 'cat' })];
    const { visit, params, request } = await bookVisit(app, jordan, maya, {
      asked: { petIds: pets.map(({ id }) => id) },
    });
    await at(visit.startsAt, minutes(5), async () => {
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
        behaviour: 'Calm.',
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
    expect(await requestOf(request.id)).toMatchObject({
      status: 'completed',
      visit: { status: 'completed' },
    });
    for (const { id } of pets) {
      const history = await jordan.call('GET /api/visits', { query: { petId: id } });
      expect(history.body.map((one) => one.id)).toEqual([visit.id]);
    }
  });
});

describe('calling off', () => {
  test('by the provider: the request is open again, and the time is free', async () => {
    const groomer = await signInGroomer(app);
    const request = await ask(jordan, { preferredDate: dayAhead(app, 3) });
    const { id: offerId } = await offer(app, groomer, request.id);
    await jordan.call('POST /api/offers/:id/accept', { params: { id: offerId } });
    const [visit] = (await jordan.call('GET /api/visits')).body;
    const params = { id: visit?.id ?? '' };
    expect((await cancel(groomer, params)).body).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'provider',
      cancelReason: 'The van broke down.',
      actions: [],
    });
    expect(await requestOf(request.id)).toMatchObject({
      status: 'posted',
      visit: null,
      actions: ['edit', 'cancel'],
    });
    const offers = await jordan.call('GET /api/grooming-requests/:id/offers', { params: { id: request.id } });
    expect(offers.body.map(({ status }) => status)).toEqual(['withdrawn']);
    expect((await happened(app, request.id)).at(-1)).toBe('request.reopened');
    // The same groomer may offer again, at the same time.
    expect((await sendOffer(app, groomer, request.id)).status).toBe(201);
    expect((await cancel(groomer, params)).problem.code).toBe('too_late');
  });

  test('by the provider when no time is left: the request is over', async () => {
    const groomer = await signInGroomer(app);
    const request = await ask(jordan, { preferredDate: dayAhead(app, 1) });
    const { id: offerId } = await offer(app, groomer, request.id, {
      proposedAt: after(new Date(request.expiresAt), days(3)).toISOString(),
    });
    await jordan.call('POST /api/offers/:id/accept', { params: { id: offerId } });
    const [visit] = (await groomer.call('GET /api/visits')).body;
    await at(request.expiresAt, hours(1), async () => {
      await app.settle();
      expect(await requestOf(request.id)).toMatchObject({ status: 'in_progress' });
      await cancel(groomer, { id: visit?.id ?? '' });
    });
    expect(await requestOf(request.id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'The van broke down.',
    });
  });

  test('by the pet owner: the request is over too', async () => {
    const { visit, params } = await bookVisit(app, jordan, await signInGroomer(app));
    expect((await cancel(jordan, params, 'We moved.')).body).toMatchObject({ cancelledBy: 'pet_owner' });
    expect(await requestOf(visit.requestId)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'We moved.',
    });
  });

  test('a request takes its visit with it, until the visit begins', async () => {
    const groomer = await signInGroomer(app);
    const { visit, params } = await bookVisit(app, jordan, groomer);
    const call = () =>
      jordan.call('POST /api/grooming-requests/:id/cancel', {
        params: { id: visit.requestId },
        body: { reason: 'We moved.' },
      });
    const late = await at(visit.startsAt, 0, call);
    expect([late.status, late.problem.code]).toEqual([409, 'too_late']);
    expect((await call()).body).toMatchObject({ status: 'cancelled', cancelReason: 'We moved.' });
    expect((await groomer.call('GET /api/visits/:id', { params })).body).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'pet_owner',
      cancelReason: 'We moved.',
    });
    expect(await happened(app, params.id)).toContain('visit.ended');
    expect((await call()).problem.code).toBe('too_late');
  });

  test('not once the time has come, and with a reason', async () => {
    const { visit, params } = await bookVisit(app, jordan, await signInGroomer(app));
    expect((await cancel(jordan, params, ' ')).status).toBe(422);
    const late = await at(visit.startsAt, 0, () => cancel(jordan, params));
    expect([late.status, late.problem.code]).toEqual([409, 'too_late']);
  });
});

describe('who does not come', () => {
  test('half an hour after the start: the pet, and the request is over', async () => {
    const groomer = await signInGroomer(app);
    const { visit, params } = await bookVisit(app, jordan, groomer);
    const early = await at(visit.startsAt, minutes(29), () => noShow(groomer, params));
    expect([early.status, early.problem.code]).toEqual([409, 'too_early']);
    const { body } = await at(visit.startsAt, minutes(30), () => noShow(groomer, params));
    expect(body).toMatchObject({ status: 'no_show', missedBy: 'pet_owner', actions: [] });
    expect(await requestOf(visit.requestId)).toMatchObject({ status: 'cancelled' });
  });

  test('or the groomer, and the request is open again', async () => {
    const { visit, params } = await bookVisit(app, jordan, await signInGroomer(app));
    const { body } = await at(visit.startsAt, minutes(45), () => noShow(jordan, params));
    expect(body).toMatchObject({ status: 'no_show', missedBy: 'provider' });
    expect(await requestOf(visit.requestId)).toMatchObject({ status: 'posted' });
  });
});

describe('the calendar', () => {
  test('a pet is never booked twice at once, nor a provider beside a shift', async () => {
    const bella = await addPet(jordan);
    const [vera, jo] = [await signInGroomer(app), await signInGroomer(app)];
    const { visit } = await bookVisit(app, jordan, vera, { asked: { petId: bella.id } });
    const request = await ask(jordan, { petId: bella.id });
    const { id: offerId } = await offer(app, jo, request.id, { proposedAt: visit.startsAt });
    const { status, problem } = await jordan.call('POST /api/offers/:id/accept', { params: { id: offerId } });
    expect([status, problem.code]).toEqual([409, 'clash']);
    expect(problem.detail).toMatch(/^Bella has just been booked for /);
    // Nothing of the refused booking stays.
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

describe('a pet that is due', () => {
  test('its owner is told once after each groom, with the way to the same visit again', async () => {
    const { visit, owner } = await app.transact(async (t) => {
      const pet = await makePet(t, { name: 'Bella' });
      const made = await makeVisit(t, {
        ownerId: pet.ownerId,
        petIds: [pet.id],
        providerId: maya.id,
        status: 'completed',
        startsAt: after(t.now, -days(41)),
      });
      return { visit: made, owner: pet.ownerId };
    });
    const told = async () =>
      (
        await app.app.platform.sql<{ type: string }[]>`
          select type from events where type = 'pet.due' and payload->>'ownerId' = ${owner}`
      ).length;
    const day = async (ahead: number) => {
      app.clock.moveTo(after(app.clock.now(), days(ahead)));
      await remindOfDuePets(app.app.platform);
      await app.settle();
    };
    const now = app.clock.now();
    // Six weeks for a curly coat.
    await day(0);
    expect(await told()).toBe(0);
    await day(1);
    await day(1);
    expect(await told()).toBe(1);
    const [mail] = (await app.app.platform.mailer.kept(50)).filter(({ subject }) =>
      subject.includes('is due for grooming'),
    );
    expect(mail?.subject).toBe('Bella is due for grooming');
    expect(mail?.body).toContain(`/pet-owner?rebook=${visit.id}`);
    expect(mail?.body).toContain('Maya Ortiz');
    app.clock.moveTo(now);
  });
});
