import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { fill, signInOwner } from '#server/modules/shifts/shifts.scene.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import {
  accept,
  addPet,
  ask,
  dayAhead,
  happened,
  offer,
  sendOffer,
  signInBusiness,
  signInGroomer,
  signInPetOwner,
} from './requests.scene.ts';

let app: TestApp;
let jordan: Caller;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
  maya = await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } });
});
afterAll(() => app.close());

const offersFor = async (who: Caller, id: string) =>
  (await who.call('GET /api/grooming-requests/:id/offers', { params: { id } })).body;
const decline = (who: Caller, id: string) => who.call('POST /api/offers/:id/decline', { params: { id } });
const withdraw = (who: Caller, id: string) => who.call('POST /api/offers/:id/withdraw', { params: { id } });

describe('POST /api/applications/grooming-request', () => {
  test('without price and time: at the budget, on the preferred day, for as long as it usually takes', async () => {
    const preferredDate = dayAhead(app, 6);
    const request = await ask(jordan, { preferredDate, window: 'afternoon' });
    const { status, body } = await maya.call('POST /api/applications/grooming-request', {
      body: { groomingRequestId: request.id, groomerId: 'current-user', message: 'Happy to.' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      groomingRequestId: request.id,
      message: 'Happy to.',
      listPrice: 11_000,
      discount: 0,
      price: 11_000,
      timeZone: 'America/Chicago',
      request: { id: request.id, applicationCount: 1, ownOffer: { status: 'pending' } },
    });
    const local = new Intl.DateTimeFormat('en-CA', {
      timeZone: body.timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    expect(local.format(new Date(body.startsAt))).toBe(`${preferredDate}, 14:00`);
    expect(body.expiresAt).toBe(body.startsAt);
    const taken = Date.parse(body.endsAt) - Date.parse(body.startsAt);
    expect(taken).toBeGreaterThanOrEqual(hours(2));
    expect(taken).toBeLessThanOrEqual(hours(4));
  });

  test('names what neither the request nor the offer says', async () => {
    const bare = await ask(jordan, { estimatedBudget: null });
    const send = (body: object) =>
      maya.call('POST /api/applications/grooming-request', {
        body: { groomingRequestId: bare.id, ...body },
      });
    const proposedAt = after(app.clock.now(), days(2)).toISOString();
    expect((await send({ proposedAt })).problem.errors?.[0]?.path).toBe('price');
    expect((await send({ price: 9000 })).problem.errors?.[0]?.path).toBe('proposedAt');
    expect((await send({ price: 9000, proposedAt })).status).toBe(201);
  });

  test.each<[string, object]>([
    ['price', { price: 99 }],
    ['price', { price: 10.5 }],
    ['price', { price: 1e10 }],
    ['proposedAt', { proposedAt: '2020-01-01T10:00:00Z' }],
    ['proposedAt', { proposedAt: '2099-01-01T10:00:00Z' }],
    ['proposedAt', { proposedAt: '2026-12-01' }],
    ['minutes', { minutes: 14 }],
    ['minutes', { minutes: 721 }],
    ['message', { message: 'x'.repeat(1001) }],
    ['as', { as: 'pet_owner' }],
    ['groomingRequestId', { groomingRequestId: 'Bella' }],
    ['status', { status: 'accepted' }],
  ])('names what is wrong with %s', async (path, change) => {
    const request = await ask(jordan);
    const answer = await sendOffer(app, maya, request.id, change);
    expect([answer.status, answer.problem.errors?.map((error) => error.path)]).toEqual([422, [path]]);
    expect(await offersFor(jordan, request.id)).toEqual([]);
  });

  test('one open offer each; a new one after taking it back, none after a no', async () => {
    const request = await ask(jordan);
    const first = await offer(app, maya, request.id);
    const twice = await sendOffer(app, maya, request.id);
    expect([twice.status, twice.problem.code]).toEqual([409, 'already_done']);
    expect((await withdraw(maya, first.id)).body).toMatchObject({ status: 'withdrawn', actions: [] });
    const second = await offer(app, maya, request.id, { price: 9000 });
    expect((await decline(jordan, second.id)).body).toMatchObject({ status: 'declined', actions: [] });
    const third = await sendOffer(app, maya, request.id);
    expect([third.status, third.problem.code]).toEqual([409, 'already_done']);
    expect((await offersFor(jordan, request.id)).map(({ status }) => status)).toEqual([
      'declined',
      'withdrawn',
    ]);
    expect(await happened(app, request.id)).toEqual([
      'request.posted',
      'offer.sent',
      'offer.withdrawn',
      'offer.sent',
      'offer.declined',
    ]);
    expect((await decline(jordan, first.id)).problem.code).toBe('too_late');
    expect((await withdraw(maya, second.id)).problem.code).toBe('already_done');
  });

  test('not to oneself, not for others, not in a role one lacks', async () => {
    const both = await app.as(
      (await app.transact((t) => makePetOwner(t, { account: { roles: ['pet_owner', 'groomer', 'owner'] } })))
        .id,
    );
    const mine = await ask(both);
    expect((await sendOffer(app, both, mine.id)).status).toBe(403);
    const request = await ask(jordan);
    expect((await sendOffer(app, maya, request.id, { groomerId: jordan.id })).status).toBe(403);
    expect((await sendOffer(app, maya, request.id, { as: 'business' })).problem.code).toBe('wrong_role');
    // A business that has not said where it is cannot have a pet brought there.
    const nowhere = await sendOffer(app, both, request.id, { as: 'business' });
    expect([nowhere.status, nowhere.problem.code]).toEqual([409, 'profile_incomplete']);
    expect((await sendOffer(app, both, request.id, { as: 'groomer' })).status).toBe(201);
  });

  test('not at the time of booked work, and what is booked takes back open offers for that time', async () => {
    const [owner, sasha] = [await signInOwner(app), await signInGroomer(app)];
    const shiftDate = after(app.clock.now(), days(40)).toISOString();
    const during = `${shiftDate.slice(0, 10)}T17:00:00Z`;
    const [one, two] = [await ask(jordan), await ask(jordan)];
    const early = await offer(app, sasha, one.id, { proposedAt: during, minutes: 60 });
    const elsewhere = await offer(app, sasha, two.id, {
      proposedAt: after(new Date(during), -days(1)).toISOString(),
    });
    await fill(app, owner, sasha, { shiftDate });
    await app.settle();
    const sent = (await sasha.call('GET /api/offers/sent')).body;
    expect(sent.map(({ id, status }) => [id, status])).toEqual([
      [elsewhere.id, 'pending'],
      [early.id, 'withdrawn'],
    ]);
    const clash = await sendOffer(app, sasha, one.id, { proposedAt: during });
    expect([clash.status, clash.problem.code]).toEqual([409, 'clash']);
    const { body: check } = await sasha.call('GET /api/grooming-requests/:id/offer-check', {
      params: { id: one.id },
      query: { startsAt: during, minutes: 60 },
    });
    expect(check).toMatchObject({ clashes: [{ title: 'Full-groom Saturday' }], vaccinationGaps: [] });
  });
});

describe('an offer', () => {
  test('tells its sender whether it was read', async () => {
    const request = await ask(jordan);
    const { id } = await offer(app, maya, request.id);
    const sent = async () =>
      (await maya.call('GET /api/offers/sent')).body.find((one) => one.id === id)?.readAt;
    const unread = async () =>
      (await jordan.call('GET /api/pet-owners/current-user/grooming-requests')).body.find(
        (one) => one.id === request.id,
      );
    expect(await unread()).toMatchObject({ openOffers: 1, unreadOffers: 1 });
    expect(await sent()).toBeNull();
    expect((await offersFor(jordan, request.id))[0]?.readAt).toBeNull();
    expect(await sent()).not.toBeNull();
    expect(await unread()).toMatchObject({ openOffers: 1, unreadOffers: 0 });
    expect((await offersFor(jordan, request.id))[0]?.readAt).not.toBeNull();
  });

  test('ends when its time comes, or with its request', async () => {
    const now = app.clock.now();
    const request = await ask(jordan);
    const soon = await offer(app, maya, request.id, {
      proposedAt: after(now, minutes(30)).toISOString(),
      minutes: 15,
    });
    const salon = await signInBusiness(app);
    const later = await offer(app, salon, request.id, { proposedAt: after(now, days(20)).toISOString() });
    app.clock.moveTo(after(now, minutes(31)));
    const late = await accept(jordan, soon.id);
    expect([late.status, late.problem.code]).toEqual([409, 'too_late']);
    await app.settle();
    expect((await offersFor(jordan, request.id)).map(({ id, status }) => [id, status])).toEqual([
      [later.id, 'pending'],
      [soon.id, 'expired'],
    ]);
    app.clock.moveTo(now);
    await jordan.call('POST /api/grooming-requests/:id/cancel', {
      params: { id: request.id },
      body: { reason: 'She looks fine.' },
    });
    expect((await offersFor(jordan, request.id)).map(({ status }) => status)).toEqual(['expired', 'expired']);
    expect((await salon.call('GET /api/offers/sent')).body).toMatchObject([
      { status: 'expired', request: { status: 'cancelled' } },
    ]);
    expect((await accept(jordan, later.id)).problem.code).toBe('too_late');
  });

  test('shows what Premium takes off where it is honoured, and only while it runs', async () => {
    const { id: ownerId } = await app.transact((t) => makePetOwner(t));
    const owner = await app.as(ownerId);
    const request = await ask(owner);
    expect(request.priority).toBe(false);
    const [vera, plain] = [await signInGroomer(app), await signInGroomer(app)];
    await vera.call('PUT /api/provider-rules', { body: { rules: [], honoursPremium: true } });
    const [hers, theirs] = [
      await offer(app, vera, request.id, { price: 12_500 }),
      await offer(app, plain, request.id, { price: 9800 }),
    ];
    const prices = async () =>
      new Map(
        (await offersFor(owner, request.id)).map((one) => [
          one.id,
          [one.listPrice, one.discountPercent, one.discount, one.price],
        ]),
      );
    expect((await prices()).get(hers.id)).toEqual([12_500, 0, 0, 12_500]);

    await app.transact((t) =>
      makeMembership(t, { accountId: ownerId, plan: 'premium_monthly', startedDaysAgo: 0 }),
    );
    await app.transact((t) =>
      t.announce('membership.started', { accountId: ownerId, membershipId: ownerId }),
    );
    await app.settle();
    expect((await prices()).get(hers.id)).toEqual([12_500, 15, 1875, 10_625]);
    expect((await prices()).get(theirs.id)).toEqual([9800, 0, 0, 9800]);
    const { body: own } = await owner.call('GET /api/pet-owners/current-user/grooming-requests');
    expect(own[0]).toMatchObject({ id: request.id, priority: true });
    expect((await ask(owner)).priority).toBe(true);

    // Who stops honouring Premium keeps the word of what was sent.
    await vera.call('PUT /api/provider-rules', { body: { rules: [], honoursPremium: false } });
    await accept(owner, hers.id);
    const [visit] = (await vera.call('GET /api/visits')).body;
    expect(visit).toMatchObject({ listPrice: 12_500, discount: 1875, price: 10_625 });
  });
});

describe('vaccination rules', () => {
  test('are one’s own, each vaccine once', async () => {
    const salon = await signInBusiness(app);
    expect((await salon.call('GET /api/provider-rules')).body).toEqual({ rules: [], honoursPremium: false });
    const body = { rules: [{ kind: 'rabies', minDaysBefore: 14 }], honoursPremium: true };
    expect((await salon.call('PUT /api/provider-rules', { body })).body).toEqual(body);
    expect((await salon.call('GET /api/provider-rules')).body).toEqual(body);
    for (const rules of [
      [{ kind: 'rabies', minDaysBefore: 61 }],
      [{ kind: 'luck', minDaysBefore: 0 }],
      [...body.rules, ...body.rules],
    ])
      expect((await salon.call('PUT /api/provider-rules', { body: { ...body, rules } })).status).toBe(422);
    expect((await salon.call('GET /api/provider-rules')).body).toEqual(body);
  });

  test('name pet and vaccine before offering, with the offer, and when it is too late to mend it', async () => {
    const salon = await signInBusiness(app);
    const rules = [
      { kind: 'rabies', minDaysBefore: 0 },
      { kind: 'bordetella', minDaysBefore: 5 },
    ];
    await salon.call('PUT /api/provider-rules', { body: { rules, honoursPremium: false } });
    const otto = await addPet(jordan, { name: 'Otto' });
    const expiresOn = dayAhead(app, 2);
    await jordan.call('POST /api/pets/:id/vaccinations', {
      params: { id: otto.id },
      body: { kind: 'bordetella', givenOn: dayAhead(app, -180), expiresOn },
    });
    const request = await ask(jordan, { petId: otto.id });
    const check = async (inDays: number) =>
      (
        await salon.call('GET /api/grooming-requests/:id/offer-check', {
          params: { id: request.id },
          query: { startsAt: after(app.clock.now(), days(inDays)).toISOString() },
        })
      ).body.vaccinationGaps;
    expect(await check(1)).toMatchObject([{ petName: 'Otto', kind: 'rabies', verdict: 'missing' }]);
    expect(await check(3)).toMatchObject([
      { kind: 'rabies', stillInTime: true },
      { kind: 'bordetella', verdict: 'expires_before', goodUntil: expiresOn, stillInTime: false },
    ]);
    const soon = await offer(app, salon, request.id);
    expect(soon.vaccinationGaps).toHaveLength(2);
    const refused = await accept(jordan, soon.id);
    expect([refused.status, refused.problem.code]).toEqual([409, 'vaccination_missing']);
    expect(refused.problem.detail).toBe(
      'Otto: Bordetella (kennel cough) has run out by then. Record what is missing, or ask for a later day.',
    );
    // A dose that was given in time, and not recorded before, mends it.
    await jordan.call('POST /api/pets/:id/vaccinations', {
      params: { id: otto.id },
      body: { kind: 'bordetella', givenOn: dayAhead(app, -7) },
    });
    expect((await accept(jordan, soon.id)).status).toBe(200);
    const [visit] = (await salon.call('GET /api/visits')).body;
    expect(visit?.vaccinationGaps).toMatchObject([{ kind: 'rabies', stillInTime: true }]);
  });
});
