import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accept,
  ask,
  offer,
  sendOffer,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let jordan: Caller;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
  maya = await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } });
});
afterAll(() => app.close());

const pass = (who: Caller, id: string) =>
  who.call('POST /api/grooming-requests/:id/pass', { params: { id } });
const actionsOf = async (who: Caller, id: string) =>
  (await who.call('GET /api/grooming-requests/:id', { params: { id } })).body.actions;
const ownOf = async (id: string) =>
  (
    await jordan.call('GET /api/pet-owners/current-user/grooming-requests', { query: { limit: 50 } })
  ).body.find((request) => request.id === id);

test('who is asked by name can say no; it leaves their Day, the pet parent is told, and it stays open', async () => {
  const { id } = await ask(jordan, { askedId: maya.id });
  expect((await ownOf(id))?.asked).toEqual({ name: 'Maya Ortiz', passed: false });
  expect(await actionsOf(maya, id)).toContain('pass');

  const { status, body } = await pass(maya, id);
  expect([status, body.asksYou]).toEqual([200, false]);
  expect(body.actions).toEqual(['offer']);
  expect((await maya.call('GET /api/day', { query: {} })).body.asks).toEqual([]);
  expect((await ownOf(id))?.asked).toEqual({ name: 'Maya Ortiz', passed: true });
  await app.settle();
  const { body: news } = await jordan.call('GET /api/notifications');
  expect(news[0]).toMatchObject({
    kind: 'request_passed',
    title: 'Maya Ortiz cannot take Bella this time',
  });

  expect((await pass(maya, id)).status).toBe(403);
  expect((await sendOffer(app, maya, id)).status).toBe(201);
});

test('who sent an offer takes that back instead, and nothing is passed once it is booked', async () => {
  const { id } = await ask(jordan, { askedId: maya.id });
  const sent = await offer(app, maya, id);
  const refused = await pass(maya, id);
  expect([refused.status, refused.problem.detail]).toEqual([
    409,
    'You have sent an offer. Take it back instead.',
  ]);
  const other = await ask(jordan, { askedId: maya.id });
  const chosen = await offer(app, await signInGroomer(app), other.id);
  expect((await accept(jordan, chosen.id)).status).toBe(200);
  expect((await pass(maya, other.id)).status).toBe(409);
  expect((await accept(jordan, sent.id)).status).toBe(200);
});
