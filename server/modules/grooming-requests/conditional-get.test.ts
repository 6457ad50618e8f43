import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForNotifications } from '#tests/wait-for-notifications.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { accept, addPet, ask, offer, signInGroomer, signInPetOwner } from './requests.scenario.ts';

let app: TestApp;
let jordan: Caller;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
  await app.app.platform.changeFeed.start();
  [jordan, maya] = [await signInPetOwner(app), await signInGroomer(app)];
});
afterAll(() => app.close());

type Polled = 'GET /api/grooming-requests' | 'GET /api/pet-owners/current-user/grooming-requests';

/** Polls with the ETag of an earlier response. */
async function poll(who: Caller, key: Polled, tag = '') {
  await waitForNotifications(app.app);
  const { status, headers } = await who.call(key, { headers: tag ? { 'if-none-match': tag } : {} });
  return { status, tag: headers['etag'] ?? '' };
}

test('both lists respond with 304 until their content changes', async () => {
  const pet = await addPet(jordan);
  const request = await ask(jordan, { petId: pet.id });
  let sent = '';
  const deeds: [what: string, act: () => Promise<unknown>][] = [
    [
      'an edit',
      () =>
        jordan.call('PATCH /api/grooming-requests/:id', {
          params: { id: request.id },
          body: { title: 'Bath' },
        }),
    ],
    ['a pet', () => jordan.call('PATCH /api/pets/:id', { params: { id: pet.id }, body: { weight: 50 } })],
    ['an offer', async () => (sent = (await offer(app, maya, request.id)).id)],
    ['an acceptance', () => accept(jordan, sent)],
  ];
  for (const [what, act] of deeds) {
    const first = await poll(maya, 'GET /api/grooming-requests');
    const own = await poll(jordan, 'GET /api/pet-owners/current-user/grooming-requests');
    const unchanged = [
      await poll(maya, 'GET /api/grooming-requests', first.tag),
      await poll(jordan, 'GET /api/pet-owners/current-user/grooming-requests', own.tag),
    ];
    expect([what, ...unchanged.map(({ status }) => status)]).toEqual([what, 304, 304]);
    await act();
    const changed = [
      await poll(maya, 'GET /api/grooming-requests', first.tag),
      await poll(jordan, 'GET /api/pet-owners/current-user/grooming-requests', own.tag),
    ];
    expect([what, ...changed.map(({ status }) => status)]).toEqual([what, 200, 200]);
  }
});

test('reading offers marks them as read in the sender’s list', async () => {
  const request = await ask(jordan);
  await offer(app, await signInGroomer(app), request.id);
  const own = await poll(jordan, 'GET /api/pet-owners/current-user/grooming-requests');
  await jordan.call('GET /api/grooming-requests/:id/offers', { params: { id: request.id } });
  const changed = await poll(jordan, 'GET /api/pet-owners/current-user/grooming-requests', own.tag);
  expect(changed.status).toBe(200);
});
