import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ask,
  sendOffer,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { makeRequest } from '#server/modules/grooming-requests/requests.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let jordan: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
});
afterAll(() => app.close());

const asksOf = async (provider: Caller, on?: string) =>
  (await provider.call('GET /api/day', { query: on ? { on } : {} })).body.asks;

test('a request that names a member is on their Day of today until they send an offer', async () => {
  const { id } = await app.transact((t) => makeGroomer(t));
  const maya = await app.as(id);
  const stranger = await signInGroomer(app);
  const request = await ask(jordan, { askedId: id });
  const { preferredDate } = request;
  expect(await asksOf(maya)).toEqual([
    {
      requestId: request.id,
      title: 'Full groom and demat',
      ownerName: expect.any(String),
      petNames: ['Bella'],
      day: preferredDate,
    },
  ]);
  expect(await asksOf(maya, '2030-01-01')).toEqual([]);
  expect(await asksOf(stranger)).toEqual([]);
  expect((await sendOffer(app, maya, request.id)).status).toBe(201);
  expect(await asksOf(maya)).toEqual([]);
});

test('at most ten are shown, the oldest first, and none of who was blocked', async () => {
  const { id } = await app.transact((t) => makeGroomer(t));
  const maya = await app.as(id);
  const requests = await app.transact(async (t) => {
    const made: string[] = [];
    for (let i = 0; i < 11; i++) {
      const postedAt = after(t.now, -minutes(20 - i));
      made.push((await makeRequest(t, { ownerId: jordan.id, askedId: id, postedAt })).id);
    }
    return made;
  });
  expect((await asksOf(maya)).map(({ requestId }) => requestId)).toEqual(requests.slice(0, 10));
  await maya.call('POST /api/blocks', { body: { userId: jordan.id } });
  expect(await asksOf(maya)).toEqual([]);
});
