import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await openTestApp()));
afterAll(() => app.close());

test.each([
  [undefined, '1104 Bouldin Ave, Austin, TX 78704', '1104 Bouldin Ave, Austin, TX 78704'],
  ['Austin, TX', '1104 Bouldin Ave, Austin, TX 78704', '1104 Bouldin Ave, Austin, TX 78704'],
  ['12 Oak St, Austin, TX', '1104 Bouldin Ave, Austin, TX', '12 Oak St, Austin, TX'],
  ['Denver, CO', '1104 Bouldin Ave, Austin, TX', 'Denver, CO'],
  ['Austin, TX', 'Austin, TX 78704', 'Austin, TX'],
])('a profile at %s and a request at %s give %s', async (before, address, after) => {
  const jordan = await app.signIn({ roles: ['pet_owner'] });
  if (before) await jordan.call('PUT /api/profiles/pet-owner', { body: { address: before } });
  const pet = await app.transact((t) => makePet(t, { ownerId: jordan.id }));
  const posted = await jordan.call('POST /api/grooming-requests', {
    body: {
      title: 'A bath',
      description: '',
      petId: pet.id,
      servicesNeeded: ['bath_brush'],
      estimatedBudget: 60,
      urgency: 'normal',
      address,
      where: 'travel',
    },
  });
  expect(posted.status).toBe(201);
  expect((await jordan.call('GET /api/profiles/pet-owner')).body.profile?.address).toBe(after);
});
