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
import { requestOf } from '../visits.scenario.ts';

let app: TestApp;
let jordan: Caller;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
  maya = await signInGroomer(app);
});
afterAll(() => app.close());

const withdraw = (id: string) => maya.call('POST /api/offers/:id/withdraw', { params: { id } });
const cancel = (id: string, body: object) =>
  jordan.call('POST /api/grooming-requests/:id/cancel', {
    params: { id },
    body: { reason: 'Ill.', ...body },
  });

test('a page without the new visit cannot withdraw or cancel it, and the refusal names the visit', async () => {
  const request = await ask(jordan, { title: 'Full groom' });
  const { id } = await offer(app, maya, request.id);
  await accept(jordan, id);
  const booked = (await requestOf(jordan, request.id))?.visit;
  if (!booked) throw new Error('No visit was booked');
  const named = {
    id: booked.id,
    title: 'Full groom',
    startsAt: booked.startsAt,
    timeZone: 'America/Chicago',
  };
  for (const refused of [await withdraw(id), await cancel(request.id, { visitId: null })]) {
    expect([refused.status, refused.problem.code]).toEqual([409, 'booked_meanwhile']);
    expect(refused.problem.visit).toEqual(named);
    expect(refused.problem.detail).toMatch(/^"Full groom" was booked meanwhile for Mon, Nov 23, /);
  }
  expect((await requestOf(jordan, request.id))?.visit?.status).toBe('booked');

  expect((await cancel(request.id, { visitId: booked.id })).body.status).toBe('cancelled');
});

test('the first version’s call cancels without naming a visit, and a mistaken withdrawal allows a new offer', async () => {
  const request = await ask(jordan);
  const first = await offer(app, maya, request.id);
  expect((await withdraw(first.id)).status).toBe(200);
  expect((await sendOffer(app, maya, request.id)).status).toBe(201);
  expect((await cancel(request.id, {})).body.status).toBe('cancelled');
});
