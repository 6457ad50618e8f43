import type { Rebooking } from '#contract/grooming/rebooking.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bookVisit,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { conversationsOf, read, write } from '#server/modules/messages/messages.scenario.ts';
import { at, checkIn, complete } from '#server/modules/visits/visits.scenario.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let owner: Caller;
let groomer: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [owner, groomer] = [await signInPetOwner(app), await signInGroomer(app)];
});

const block = (who: Caller, userId: string) => who.call('POST /api/blocks', { body: { userId } });
const unblock = (who: Caller, userId: string) =>
  who.call('DELETE /api/blocks/:userId', { params: { userId } });

test('a blocked person is listed until unblocked; the other side learns nothing', async () => {
  const { status, body } = await block(owner, groomer.id);
  expect({ status, body }).toMatchObject({ status: 201, body: { userId: groomer.id } });
  expect((await block(owner, groomer.id)).body).toEqual(body);
  expect((await owner.call('GET /api/blocks')).body).toEqual([body]);
  expect((await groomer.call('GET /api/blocks')).body).toEqual([]);
  expect((await unblock(groomer, owner.id)).status).toBe(404);
  expect((await unblock(owner, groomer.id)).status).toBe(204);
  expect((await unblock(owner, groomer.id)).status).toBe(404);
  expect((await owner.call('GET /api/blocks')).body).toEqual([]);
});

test('oneself and unknown accounts cannot be blocked; nobody can block without signing in', async () => {
  expect((await block(owner, owner.id)).problem).toMatchObject({ status: 422, errors: [{ path: 'userId' }] });
  expect((await block(owner, '019aa000-0000-7000-8000-000000000000')).status).toBe(404);
  expect((await block(app.stranger, groomer.id)).status).toBe(401);
});

test('a booked visit keeps its conversation until it ends, and can be finished and reviewed', async () => {
  const { visit, params } = await bookVisit(app, owner, groomer);
  await block(owner, groomer.id);
  expect((await write(groomer, owner, 'I am five minutes late.')).status).toBe(201);
  expect((await write(owner, groomer, 'The gate is open.')).status).toBe(201);
  for (const [one, other] of [
    [owner, groomer],
    [groomer, owner],
  ] as const) {
    expect((await conversationsOf(one)).body).toMatchObject([{ otherUserId: other.id }]);
    expect((await read(one, other)).body).toHaveLength(3);
  }
  await at(app, visit.startsAt, 0, async () => {
    expect((await checkIn(groomer, params)).status).toBe(200);
    expect((await complete(groomer, params)).status).toBe(200);
    for (const who of [owner, groomer]) {
      expect((await conversationsOf(who)).body).toEqual([]);
      const body = { engagementType: 'visit', engagementId: visit.id, rating: 3 };
      expect((await who.call('POST /api/reviews', { body })).status).toBe(201);
    }
    expect((await write(owner, groomer, 'Thank you.')).status).toBe(403);
    expect((await write(groomer, owner, 'You are welcome.')).status).toBe(404);
    const body: Rebooking = {
      servicesNeeded: ['full_groom'],
      preferredDate: '2027-01-15',
      window: 'morning',
      estimatedBudget: 110,
    };
    expect((await owner.call('POST /api/visits/:id/rebook', { params, body })).status).toBe(404);
  });
});
