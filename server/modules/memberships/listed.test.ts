import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#contract/identity/roles.ts';
import { makeOffer, makeRequest } from '#server/modules/grooming-requests/requests.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { makeApplication, makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { pay } from '#tests/paying.ts';
import { endMembership } from '#tests/end-membership.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
/** A groomer in Austin without any booking. */
let stranger: Caller;
beforeAll(async () => {
  app = await openTestApp();
  stranger = await app.signIn();
  await app.transact((t) => makeGroomer(t, { accountId: stranger.id }));
});
afterAll(() => app.close());

async function memberAs(role: Role): Promise<Caller> {
  const caller = await app.signIn({ membership: false, roles: [role] });
  await pay(caller, 'monthly');
  return caller;
}

const say = (from: Caller, to: string) =>
  from.call('POST /api/messages', {
    body: { fromUserId: 'current-user', toUserId: to, content: 'The side door is open.' },
  });

const idsIn = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('accounts without a membership are not listed', () => {
  test('groomers and salons are unlisted when their membership ends and listed again with the next', async () => {
    const groomer = await memberAs('groomer');
    const salon = await memberAs('owner');
    await app.transact(async (t) => {
      await makeGroomer(t, { accountId: groomer.id });
      await makeBusiness(t, { accountId: salon.id });
    });
    const shown = async () => {
      const { body: all } = await stranger.call('GET /api/marketplace/all-offers');
      const { body: groomers } = await stranger.call('GET /api/groomers', { query: { limit: 100 } });
      const { body: owners } = await stranger.call('GET /api/owners', { query: { limit: 100 } });
      const pages = [];
      for (const { id } of [groomer, salon])
        pages.push((await stranger.call('GET /api/users/:id', { params: { id } })).status);
      return {
        lists: [idsIn(groomers).includes(groomer.id), idsIn(owners).includes(salon.id)],
        marketplace: [idsIn(all.groomers).includes(groomer.id), idsIn(all.owners).includes(salon.id)],
        pages,
      };
    };
    const everywhere = { lists: [true, true], marketplace: [true, true], pages: [200, 200] };
    const nowhere = { lists: [false, false], marketplace: [false, false], pages: [404, 404] };
    expect(await shown()).toEqual(everywhere);
    await endMembership(app, groomer.id);
    await endMembership(app, salon.id);
    expect(await shown()).toEqual(nowhere);
    await pay(groomer, 'monthly');
    await pay(salon, 'annual');
    expect(await shown()).toEqual(everywhere);
  });

  test('a profile made before paying is listed after the payment', async () => {
    const groomer = await app.signIn({ membership: false, roles: ['groomer'] });
    await app.transact((t) => makeGroomer(t, { accountId: groomer.id }));
    const listed = async () =>
      idsIn((await stranger.call('GET /api/groomers', { query: { limit: 100 } })).body).includes(groomer.id);
    expect(await listed()).toBe(false);
    await pay(groomer, 'monthly');
    expect(await listed()).toBe(true);
  });

  test('open shifts leave search, page and landing count, and applying is refused', async () => {
    const salon = await memberAs('owner');
    const shifts = await app.transact(async (t) => {
      await makeBusiness(t, { accountId: salon.id });
      const made = [];
      for (let i = 0; i < 12; i++) made.push(await makeShift(t, { businessId: salon.id }));
      return made;
    });
    const [shift] = shifts;
    const id = shift?.id ?? '';
    const found = async () => {
      const ways = [{}, { near: '78704' }, { near: '78704', sort: 'nearest' }, { q: 'groom' }];
      const lists = [];
      for (const query of ways)
        lists.push(
          idsIn((await stranger.call('GET /api/shifts', { query: { ...query, limit: 50 } })).body).includes(
            id,
          ),
        );
      return lists;
    };
    const openShifts = async () => (await app.stranger.call('GET /api/landing')).body.openShifts ?? 0;
    expect(await found()).toEqual([true, true, true, true]);
    expect(await openShifts()).toBe(12);
    await endMembership(app, salon.id);
    expect(await found()).toEqual([false, false, false, false]);
    expect(await openShifts()).toBe(0);
    expect((await stranger.call('GET /api/shifts/:id', { params: { id } })).status).toBe(404);
    const applied = await stranger.call('POST /api/shift-applications', { body: { shiftId: id } });
    expect([applied.status, applied.problem.code]).toEqual([409, 'too_late']);
    await pay(salon, 'monthly');
    expect(await found()).toEqual([true, true, true, true]);
    expect((await stranger.call('GET /api/shifts/:id', { params: { id } })).status).toBe(200);
  });

  test('open requests leave search and page, and offering is refused', async () => {
    const petOwner = await memberAs('pet_owner');
    const { id } = await app.transact(async (t) => {
      await makePetOwner(t, { accountId: petOwner.id });
      return makeRequest(t, { ownerId: petOwner.id });
    });
    const found = async () =>
      idsIn((await stranger.call('GET /api/grooming-requests', { query: { limit: 50 } })).body).includes(id);
    expect(await found()).toBe(true);
    await endMembership(app, petOwner.id);
    expect(await found()).toBe(false);
    expect((await stranger.call('GET /api/grooming-requests/:id', { params: { id } })).status).toBe(404);
    const offered = await stranger.call('POST /api/applications/grooming-request', {
      body: { groomingRequestId: id },
    });
    expect([offered.status, offered.problem.code]).toEqual([409, 'too_late']);
    await pay(petOwner, 'monthly');
    expect(await found()).toBe(true);
  });

  test('a shift reposted after the membership has ended is not listed', async () => {
    const salon = await memberAs('owner');
    const shift = await app.transact(async (t) => {
      await makeBusiness(t, { accountId: salon.id });
      return makeShift(t, { businessId: salon.id, status: 'filled', groomerId: stranger.id });
    });
    await endMembership(app, salon.id);
    const { body } = await stranger.call('GET /api/groomers/current-user/applications');
    const own = body.find(({ shiftId }) => shiftId === shift.id);
    await stranger.call('POST /api/shift-applications/:id/withdraw', { params: { id: own?.id ?? '' } });
    const other = await app.signIn();
    const { body: open } = await other.call('GET /api/shifts', { query: { limit: 50 } });
    expect(idsIn(open)).not.toContain(shift.id);
  });
});

describe('booked accounts can message and finish without a membership', () => {
  test('the two sides of a booked shift message, see each other and complete the shift', async () => {
    const [salon, groomer] = [await memberAs('owner'), await memberAs('groomer')];
    const now = app.clock.now();
    const shift = await app.transact(async (t) => {
      await makeBusiness(t, { accountId: salon.id });
      await makeGroomer(t, { accountId: groomer.id });
      return makeShift({ ...t, now }, { businessId: salon.id, status: 'filled', groomerId: groomer.id });
    });
    await endMembership(app, salon.id);
    await endMembership(app, groomer.id);
    expect((await say(salon, groomer.id)).status).toBe(201);
    expect((await say(groomer, salon.id)).status).toBe(201);
    expect((await say(salon, stranger.id)).problem.code).toBe('membership_required');
    expect((await say(groomer, stranger.id)).problem.code).toBe('membership_required');
    expect((await groomer.call('GET /api/users/:id', { params: { id: salon.id } })).status).toBe(200);
    expect((await groomer.call('GET /api/users/:id', { params: { id: stranger.id } })).status).toBe(402);
    expect((await stranger.call('GET /api/users/:id', { params: { id: salon.id } })).status).toBe(404);
    const { body } = await salon.call('GET /api/shifts/:id', { params: { id: shift.id } });
    expect(body.actions).toEqual(expect.arrayContaining(['cancel', 'release']));
  });

  test('the two sides of a booked visit can message until two weeks after it', async () => {
    const [petOwner, groomer] = [await memberAs('pet_owner'), await memberAs('groomer')];
    await app.transact(async (t) => {
      await makePetOwner(t, { accountId: petOwner.id });
      await makeGroomer(t, { accountId: groomer.id });
      await makeVisit(t, { ownerId: petOwner.id, providerId: groomer.id });
    });
    await endMembership(app, petOwner.id);
    await endMembership(app, groomer.id);
    expect((await say(petOwner, groomer.id)).status).toBe(201);
    expect((await say(groomer, petOwner.id)).status).toBe(201);
    expect((await say(petOwner, stranger.id)).status).toBe(402);
  });

  test('a cancelled visit opens no conversation without a membership', async () => {
    const petOwner = await memberAs('pet_owner');
    await app.transact(async (t) => {
      await makePetOwner(t, { accountId: petOwner.id });
      await makeVisit(t, { ownerId: petOwner.id, providerId: stranger.id, status: 'cancelled' });
    });
    await endMembership(app, petOwner.id);
    expect((await say(petOwner, stranger.id)).problem.code).toBe('membership_required');
  });

  test('an application can be accepted after the membership has ended; others cannot accept it', async () => {
    const salon = await memberAs('owner');
    const application = await app.transact(async (t) => {
      await makeBusiness(t, { accountId: salon.id });
      const { id: shiftId } = await makeShift(t, { businessId: salon.id });
      return makeApplication(t, { shiftId });
    });
    await endMembership(app, salon.id);
    const accept = (caller: Caller) =>
      caller.call('POST /api/shift-applications/:id/accept', { params: { id: application.id } });
    const otherSalon = await memberAs('owner');
    expect((await accept(otherSalon)).status).toBe(404);
    expect((await accept(salon)).status).toBe(200);
    expect((await say(salon, application.groomerId)).status).toBe(201);
  });

  test('an offer can be accepted after the membership has ended; others cannot accept it', async () => {
    const petOwner = await memberAs('pet_owner');
    const offer = await app.transact(async (t) => {
      await makePetOwner(t, { accountId: petOwner.id });
      const { id: requestId } = await makeRequest(t, { ownerId: petOwner.id });
      return makeOffer(t, { requestId });
    });
    await endMembership(app, petOwner.id);
    const accept = (caller: Caller) =>
      caller.call('POST /api/offers/:id/accept', { params: { id: offer.id } });
    expect((await accept(await memberAs('pet_owner'))).status).toBe(404);
    expect((await accept(petOwner)).status).toBe(200);
    expect((await say(petOwner, offer.providerId)).status).toBe(201);
  });
});
