import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '#contract/api/api.ts';
import { roles } from '#contract/identity/roles.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeFreeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { ask, offer } from '#server/modules/grooming-requests/requests.scenario.ts';
import { write } from '#server/modules/messages/messages.scenario.ts';
import { apply, fill, post } from '#server/modules/shifts/shifts.scenario.ts';
import { calls } from './every-call/calls.ts';
import { send } from './every-call/send.ts';
import { openTestApp } from './test-app.ts';
import type { Caller, TestApp } from './test-app.ts';

/** The calls through which one person shows up for another. A new call of this kind is found and joins the list. */
const callsThatShowPeople: (keyof Api)[] = [
  'GET /api/account/closing',
  'GET /api/grooming-requests',
  'GET /api/grooming-requests/:id',
  'GET /api/grooming-requests/:id/offers',
  'GET /api/groomers',
  'GET /api/groomers/current-user/applications',
  'GET /api/groomers/pins',
  'GET /api/marketplace/all-offers',
  'GET /api/messages/:userId/:otherUserId',
  'GET /api/messages/conversations/:userId',
  'GET /api/messages/search',
  'GET /api/offers/sent',
  'GET /api/owners',
  'GET /api/owners/current-user/applications',
  'GET /api/owners/pins',
  'GET /api/shifts',
  'GET /api/shifts/:id',
  'GET /api/shifts/:id/applications',
  'GET /api/shifts/pins',
  'GET /api/users/:id',
  'GET /api/users/:id/reviews',
];

type Person = Caller & { mark: RegExp };

const noQueryAndWords: Record<string, string>[] = [{}, { q: 'door' }];

let app: TestApp;
let ada: Person;
let zoe: Person;
/** Records of both that a path can name. */
let ids: string[];
beforeAll(async () => {
  app = await openTestApp();
  [ada, zoe] = [await makePerson('Adalind'), await makePerson('Zephyrine')];
  ids = [ada.id, zoe.id];
  for (const author of [ada, zoe]) {
    const reviewed = await makePerson('Carla');
    await review(author, reviewed);
    ids.push(reviewed.id);
  }
  for (const [one, other] of [
    [ada, zoe],
    [zoe, ada],
  ] as const) {
    const [shift, request] = [await post(app, one), await ask(one)];
    await apply(other, shift.id);
    await offer(app, other, request.id);
    await write(one, other, 'Which door before eight?');
    ids.push(shift.id, request.id);
  }
});
afterAll(() => app.close());

const callsAfterAll: (keyof Api)[] = ['GET /api/shifts', 'GET /api/users/:id'];

/** Signs in a member with every role, whose name and business are found in replies. */
async function makePerson(firstName: string): Promise<Person> {
  const accountId = await app.transact(async (t) => {
    const { id } = await makeAccount(t, { firstName, roles: [...roles] });
    await makeGroomer(t, { accountId: id });
    await makeBusiness(t, { accountId: id, businessName: `${firstName} Pet Spa` });
    await makePetOwner(t, { accountId: id });
    await makeFreeMembership(t, { accountId: id });
    return id;
  });
  return { ...(await app.as(accountId)), mark: new RegExp(`${accountId}|${firstName}`) };
}

/** Lets someone work for a person and write a review of them, which everyone can read. */
async function review(author: Caller, subject: Caller): Promise<void> {
  const { shift } = await fill(app, author, subject);
  const now = app.clock.now();
  app.clock.moveTo(new Date(shift.endsAt));
  await app.settle();
  const params = { id: shift.id };
  await author.call('POST /api/shifts/:id/complete', { params, body: { dogsGroomed: 6, revenue: 60_000 } });
  for (const writer of [author, subject])
    await writer.call('POST /api/reviews', {
      body: { engagementType: 'shift', engagementId: shift.id, rating: 5 },
    });
  app.clock.moveTo(now);
}

/** Lists the calls whose replies to one person show the other, whatever they are asked for. */
async function callsShowing(viewer: Person, other: Person): Promise<string[]> {
  const showing = new Set<string>();
  const reads = calls.filter(({ key }) => key.startsWith('GET /api/'));
  for (const call of reads)
    for (const id of call.path.includes(':id') ? ids : [''])
      for (const query of noQueryAndWords) {
        const params = { id, userId: 'current-user', otherUserId: other.id };
        const { status, text } = await send(app, call, { params, query }, viewer.cookie);
        if (status === 200 && other.mark.test(text)) showing.add(call.key);
      }
  return [...showing].toSorted();
}

const reach = async (from: Person, to: Person, shiftId: string, requestId: string) => {
  const tries = [
    write(from, to, 'Still there?'),
    from.call('POST /api/shift-applications', { body: { shiftId } }),
    from.call('POST /api/applications/grooming-request', { body: { groomingRequestId: requestId } }),
    from.call('GET /api/grooming-requests/:id/offer-check', { params: { id: requestId } }),
    from.call('GET /api/users/:id', { params: { id: to.id } }),
  ];
  return (await Promise.all(tries)).map(({ status }) => status);
};

test('blocked people neither see nor reach each other, until the block ends', async () => {
  const expected = callsThatShowPeople.toSorted();
  expect(await callsShowing(ada, zoe)).toEqual(expected);
  expect(await callsShowing(zoe, ada)).toEqual(expected);

  const [fresh, request] = [await post(app, zoe), await ask(zoe)];
  expect((await ada.call('POST /api/blocks', { body: { userId: zoe.id } })).status).toBe(201);
  expect(await callsShowing(ada, zoe)).toEqual(['GET /api/blocks']);
  expect(await callsShowing(zoe, ada)).toEqual([]);
  expect(await reach(ada, zoe, fresh.id, request.id)).toEqual([403, 404, 404, 404, 404]);
  const [own, asked] = [await post(app, ada), await ask(ada)];
  expect(await reach(zoe, ada, own.id, asked.id)).toEqual([404, 404, 404, 404, 404]);

  await app.settle();
  for (const who of [ada, zoe]) {
    const { body } = await who.call('GET /api/shifts/owner/current-user', { query: { status: 'posted' } });
    expect(body.map(({ applicationCount }) => applicationCount)).toEqual([0, 0]);
    const requests = await who.call('GET /api/pet-owners/current-user/grooming-requests');
    expect(requests.body.map(({ openOffers }) => openOffers)).toEqual([0, 0]);
  }

  await ada.call('DELETE /api/blocks/:userId', { params: { userId: zoe.id } });
  for (const [one, other] of [
    [ada, zoe],
    [zoe, ada],
  ] as const)
    expect(await callsShowing(one, other)).toEqual(expect.arrayContaining(callsAfterAll));
}, 90_000);

test('nobody sees or reaches a suspended person, until the account is restored', async () => {
  await app.settle();
  const admin = await app.signIn({ isAdmin: true });
  const [fresh, request] = [await post(app, zoe), await ask(zoe)];
  const act = (key: 'POST /api/admin/accounts/:id/suspend' | 'POST /api/admin/accounts/:id/restore') =>
    admin.call(key, { params: { id: zoe.id }, body: { reason: 'Asked for cash' } });
  const own = await post(app, ada);
  const { body: application } = await zoe.call('POST /api/shift-applications', {
    body: { shiftId: own.id },
  });
  expect((await act('POST /api/admin/accounts/:id/suspend')).status).toBe(200);
  expect(await callsShowing(ada, zoe)).toEqual([]);
  expect(await reach(ada, zoe, fresh.id, request.id)).toEqual([404, 404, 404, 404, 404]);
  const accept = () =>
    ada.call('POST /api/shift-applications/:id/accept', { params: { id: application.id } });
  expect((await accept()).status).toBe(404);
  expect((await act('POST /api/admin/accounts/:id/restore')).status).toBe(200);
  expect(await callsShowing(ada, zoe)).toEqual(expect.arrayContaining(callsAfterAll));
  expect((await accept()).status).toBe(200);
}, 90_000);
