import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFacts } from '#server/modules/profiles/facts/facts.factory.ts';
import { makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { fill, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import {
  addPet,
  ask,
  dayAhead,
  happened,
  offer,
  sendOffer,
  signInGroomer,
  signInPetOwner,
} from '../requests.scenario.ts';

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
  test('defaults to the budget, the preferred day and the usual length', async () => {
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

  test('reserves an hour for work without a usual length, such as a goat', async () => {
    const gus = await addPet(jordan, { name: 'Gus', species: 'goat', breed: null });
    const request = await ask(jordan, { petIds: [gus.id], servicesNeeded: ['nail_trim'] });
    const body = await offer(app, maya, request.id);
    expect(Date.parse(body.endsAt) - Date.parse(body.startsAt)).toBe(hours(1));
  });

  test('names the terms that neither the request nor the offer gives', async () => {
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
  ])('names an invalid %s', async (path, change) => {
    const request = await ask(jordan);
    const answer = await sendOffer(app, maya, request.id, change);
    expect([answer.status, answer.problem.errors?.map((error) => error.path)]).toEqual([422, [path]]);
    expect(await offersFor(jordan, request.id)).toEqual([]);
  });

  test('allows one open offer each; a new one after a withdrawal, but not after a decline', async () => {
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

  test('refuses offers to oneself, for others, or in a role that the sender lacks', async () => {
    const both = await app.as(
      (await app.transact((t) => makePetOwner(t, { account: { roles: ['pet_owner', 'groomer', 'owner'] } })))
        .id,
    );
    const mine = await ask(both);
    expect((await sendOffer(app, both, mine.id)).status).toBe(403);
    const request = await ask(jordan);
    expect((await sendOffer(app, maya, request.id, { groomerId: jordan.id })).status).toBe(403);
    expect((await sendOffer(app, maya, request.id, { as: 'business' })).problem.code).toBe('wrong_role');
    // A pet cannot be brought to a business without a place.
    const nowhere = await sendOffer(app, both, request.id, { as: 'business' });
    expect([nowhere.status, nowhere.problem.code]).toEqual([409, 'profile_incomplete']);
    expect((await sendOffer(app, both, request.id, { as: 'groomer' })).status).toBe(201);
  });

  test('refuses a booked time, and a booking withdraws the provider’s open offers for that time', async () => {
    const [owner, sasha] = [await signInOwner(app), await signInGroomer(app)];
    const shiftDate = after(app.clock.now(), days(40)).toISOString();
    // The shift's day is local to Austin, which differs from UTC every evening.
    const during = `${dayIn(shiftDate, 'America/Chicago')}T17:00:00Z`;
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

  test('suggests the wished time in an offer only while it is ahead', async () => {
    const sasha = await signInGroomer(app);
    const preferredDate = dayIn(app.clock.now(), 'America/Chicago');
    const suggested = async (window: string) => {
      const { id } = await ask(jordan, { preferredDate, window });
      const check = await sasha.call('GET /api/grooming-requests/:id/offer-check', { params: { id } });
      return check.body.startsAt;
    };
    expect(await suggested('morning')).toBeNull();
    expect(await suggested('afternoon')).not.toBeNull();
  });
});

test('a provider to whom pets come is told that this one is groomed at home', async () => {
  const lee = await signInGroomer(app);
  const { id } = await ask(jordan, { where: 'home' });
  const comes = async () =>
    (await lee.call('GET /api/grooming-requests/:id/offer-check', { params: { id } })).body.comesUnusually;
  expect(await comes()).toBe(false);
  await lee.call('PUT /api/profiles/groomer', { body: { serviceType: 'salon' } });
  expect(await comes()).toBe(true);
});

describe('an offer for a pet that is brought to the provider', () => {
  test('needs the provider’s street, which the check says first', async () => {
    const zipOnly = await signInGroomer(app);
    const { id } = await ask(jordan, { where: 'travel' });
    const needs = async () =>
      (await zipOnly.call('GET /api/grooming-requests/:id/offer-check', { params: { id } })).body.needsStreet;
    expect(await needs()).toBe(true);
    const refused = await sendOffer(app, zipOnly, id);
    expect([refused.status, refused.problem.code]).toEqual([409, 'profile_incomplete']);
    expect(refused.problem.errors?.map(({ path }) => path)).toEqual(['address']);
    await zipOnly.call('PUT /api/profiles/groomer', {
      body: { address: '2200 S Lamar Blvd, Austin, TX 78704' },
    });
    expect(await needs()).toBe(false);
    expect((await sendOffer(app, zipOnly, id)).status).toBe(201);
  });
});

test('the check says whether the provider comes to the pet, so that the way is in the price', async () => {
  const mobile = await signInGroomer(app, { serviceType: 'mobile' });
  const atHome = async (where: string) => {
    const { id } = await ask(jordan, { where });
    return (await mobile.call('GET /api/grooming-requests/:id/offer-check', { params: { id } })).body.atHome;
  };
  expect([await atHome('home'), await atHome('either'), await atHome('travel')]).toEqual([true, true, false]);
});

test('an offer takes the minutes of the provider’s own price book', async () => {
  const own = await signInGroomer(app);
  const price = { size: 'large' as const, from: 9000, to: null };
  await app.transact((t) =>
    makeFacts(t, own.id, 'groomer', {
      prices: [
        { ...price, service: 'full_groom', minutes: 150 },
        { ...price, service: 'demat', minutes: 90 },
      ],
    }),
  );
  const { id } = await ask(jordan);
  const { body } = await own.call('GET /api/grooming-requests/:id/offer-check', { params: { id } });
  expect(body).toMatchObject({ minutes: 240, minutesByBook: true });
  const sent = await offer(app, own, id);
  expect((Date.parse(sent.endsAt) - Date.parse(sent.startsAt)) / 60_000).toBe(240);
});
