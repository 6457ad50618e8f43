import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOffer, makeRequest } from '#server/modules/grooming-requests/requests.factory.ts';
import { makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('accepting an offer opens a conversation with a booking message for both sides', async () => {
  const petOwner = await app.signIn({ roles: ['pet_owner'], firstName: 'Jordan', lastName: 'Ellis' });
  const groomer = await app.signIn({ firstName: 'Maya', lastName: 'Ortiz' });
  const offerId = await app.transact(async (t) => {
    await makePetOwner(t, { accountId: petOwner.id });
    await makeGroomer(t, { accountId: groomer.id });
    const { id: requestId } = await makeRequest(t, { ownerId: petOwner.id });
    const startsAt = new Date('2027-03-06T14:30:00Z');
    return (await makeOffer(t, { requestId, providerId: groomer.id, startsAt })).id;
  });
  expect((await petOwner.call('POST /api/offers/:id/accept', { params: { id: offerId } })).status).toBe(200);

  const line = 'Visit booked: Full groom and demat, Sat, Mar 6, 2027, 8:30 AM';
  for (const [viewer, other, name] of [
    [petOwner, groomer, 'Maya Ortiz'],
    [groomer, petOwner, 'Jordan Ellis'],
  ] as const) {
    const list = await viewer.call('GET /api/messages/conversations/:userId', {
      params: { userId: 'current-user' },
    });
    expect(list.body).toMatchObject([{ otherUserName: name, lastMessage: line, unreadCount: 0 }]);
    const { body } = await viewer.call('GET /api/messages/:userId/:otherUserId', {
      params: { userId: viewer.id, otherUserId: other.id },
    });
    expect(body).toMatchObject([{ kind: 'booking', content: line }]);
  }
});
