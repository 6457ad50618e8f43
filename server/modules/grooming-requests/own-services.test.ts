import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makeFacts } from '#server/modules/profiles/facts/facts.factory.ts';
import { makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

const teddy = 'other:Teddy bear cut';
const row = (size: 'small' | 'large', from: number) =>
  ({ service: teddy, size, from, minutes: null }) as const;

let app: TestApp;
let jordan: Caller;
let maya: Caller;
let askedId: string;
let petId: string;
beforeAll(async () => {
  app = await openTestApp();
  const made = await app.transact(async (t) => {
    const ownerId = (await makePetOwner(t)).id;
    const groomer = (await makeGroomer(t, { serviceType: 'mobile' })).id;
    await makeFacts(t, groomer, 'groomer', { prices: [row('small', 9000), row('large', 15_000)] });
    return { ownerId, groomer, pet: (await makePet(t, { ownerId, weight: 62, size: 'large' })).id };
  });
  jordan = await app.as(made.ownerId);
  maya = await app.as(made.groomer);
  askedId = made.groomer;
  petId = made.pet;
});
afterAll(() => app.close());

const draft = (given: object) => ({ title: 'Teddy day', petId, servicesNeeded: [teddy], ...given });
const send = (given: object = {}) => jordan.call('POST /api/grooming-requests', { body: draft(given) });

test('who is asked by name is asked for a service of their own name, offers it and is booked for it', async () => {
  const listed = await jordan.call('GET /api/grooming-requests/asked-price', {
    query: { askedId, petIds: petId },
  });
  expect(listed.body.own).toEqual([{ service: teddy, from: 9000 }]);
  const { status, body } = await send({ askedId });
  expect([status, body.servicesNeeded]).toEqual([201, [teddy]]);
  const proposedAt = new Date(app.clock.now().getTime() + 3 * 86_400_000).toISOString();
  const offer = await maya.call('POST /api/applications/grooming-request', {
    body: { groomingRequestId: body.id, price: 15_000, proposedAt },
  });
  expect(offer.status).toBe(201);
  const accepted = await jordan.call('POST /api/offers/:id/accept', {
    params: { id: offer.body.id },
  });
  expect(accepted.status).toBe(200);
  const { body: visits } = await maya.call('GET /api/visits', { query: { as: 'provider' } });
  expect(visits[0]?.services).toEqual([teddy]);
});

test('is refused where nobody is asked, or it is not on their list', async () => {
  const nobody = await send();
  expect([nobody.status, nobody.problem.errors]).toEqual([
    422,
    [{ path: 'servicesNeeded.0', message: 'Ask who offers “Teddy bear cut” by name' }],
  ]);
  const other = await send({ askedId, servicesNeeded: ['full_groom', 'other:Spa day'] });
  expect(other.problem.errors).toEqual([
    { path: 'servicesNeeded.1', message: '“Spa day” is not on their price list' },
  ]);
});

test('its provider is found by its name', async () => {
  const { body } = await jordan.call('GET /api/groomers', { query: { q: 'teddy bear' } });
  expect(body.map(({ id }) => id)).toContain(askedId);
});
