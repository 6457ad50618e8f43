import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let parent: Caller;
const person = {
  firstName: 'Maria',
  lastName: 'Garcia',
  password: 'sharp-shears',
  agreeToTerms: true,
  agreeToPrivacy: true,
};
const register = (given: object) =>
  app.stranger.call('POST /auth/register', { body: { ...person, ...given } });
beforeAll(async () => {
  app = await openTestApp();
  const { body } = await register({ email: 'maria@people.example', userType: 'pet_owner' });
  await app.app.platform.sql`update accounts set email_verified_at = now() where id = ${body.id}`;
  parent = await app.as(body.id);
});
afterAll(() => app.close());

test('only pet parents may leave out the plan', async () => {
  for (const userType of ['groomer', 'owner']) {
    const refused = await register({ email: `${userType}@people.example`, userType });
    expect([refused.status, refused.problem.errors?.map(({ path }) => path)]).toEqual([422, ['plan']]);
  }
});

/** What a parent keeps of their own pets and visits, and what it takes a membership for. */
const free = [
  'GET /api/pets',
  'GET /api/visits',
  'GET /api/notifications',
  'GET /api/notification-preferences',
  'GET /api/bills',
  'GET /api/fees',
  'GET /api/account/closing',
  'GET /api/account/export',
  'GET /api/sessions',
] as const;
const paid = [
  'GET /api/grooming-requests',
  'GET /api/marketplace/all-offers',
  'GET /api/pet-care-tips',
  'GET /api/groomers',
  'GET /api/owners',
] as const;

test.each(free)('%s is free', async (key) => {
  expect((await parent.call(key)).status).toBe(200);
});

test.each(paid)('%s takes a membership', async (key) => {
  expect((await parent.call(key)).status).toBe(402);
});

test('own pets with vaccinations are free, asking for offers is not', async () => {
  const { status, body: pet } = await parent.call('POST /api/pets', { body: { name: 'Bella' } });
  expect(status).toBe(201);
  const vaccination = await parent.call('POST /api/pets/:id/vaccinations', {
    params: { id: pet.id },
    body: { kind: 'rabies', givenOn: '2026-01-05', expiresOn: '2029-01-05' },
  });
  expect(vaccination.status).toBe(201);
  const asked = await parent.call('POST /api/grooming-requests', {
    body: {
      petIds: [pet.id],
      title: 'Full groom',
      servicesNeeded: ['full_groom'],
      preferredDate: '2026-12-01',
      urgency: 'normal',
    },
  });
  expect(asked.status).toBe(402);
});

test('messages are for the providers of one’s visits', async () => {
  const params = { userId: parent.id };
  const conversations = () => parent.call('GET /api/messages/conversations/:userId', { params });
  expect((await conversations()).status).toBe(402);
  const visit = await app.transact((t) => makeOwnVisit(t, { ownerId: parent.id }));
  expect((await conversations()).status).toBe(200);
  const write = (toUserId: string) =>
    parent.call('POST /api/messages', { body: { fromUserId: parent.id, toUserId, content: 'On our way.' } });
  expect((await write(visit.providerId)).status).toBe(201);
  const stranger = await app.signIn({ roles: ['groomer'] });
  expect((await write(stranger.id)).status).not.toBe(201);
});
