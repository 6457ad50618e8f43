import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { complete } from '#server/modules/visits/visits.scenario.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeRequest } from '../requests.factory.ts';
import { addPet, ask, draftFor, sendOffer, signInGroomer, signInPetOwner } from '../requests.scenario.ts';

let app: TestApp;
let jordan: Caller;
let rabbitId: string;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
  rabbitId = (await addPet(jordan, { name: 'Oreo', species: 'rabbit', breed: 'Holland Lop', weight: 4 })).id;
});
afterAll(() => app.close());

const rabbitBath = { code: 'invalid', detail: expect.stringMatching(/^Oreo: A bath can kill a rabbit/) };

describe('a dangerous service', () => {
  test.each(['bath_brush', 'full_groom', 'deshed', 'flea_bath'])(
    '%s cannot be requested',
    async (service) => {
      const post = async (petIds: string[], servicesNeeded: string[]) =>
        jordan.call('POST /api/grooming-requests', {
          body: await draftFor(jordan, { petIds, servicesNeeded }),
        });
      const refused = await post([(await addPet(jordan)).id, rabbitId], ['nail_trim', service]);
      expect(refused.status).toBe(422);
      expect(refused.problem).toMatchObject({ ...rabbitBath, errors: [{ path: 'servicesNeeded' }] });
      expect((await post([rabbitId], ['nail_trim'])).status).toBe(201);
    },
  );

  test('cannot be added to a request by editing its services or its pets', async () => {
    const request = await ask(jordan, { petId: rabbitId, servicesNeeded: ['nail_trim'] });
    const edit = (id: string, body: object) =>
      jordan.call('PATCH /api/grooming-requests/:id', { params: { id }, body });
    expect((await edit(request.id, { servicesNeeded: ['bath_brush'] })).problem).toMatchObject(rabbitBath);
    const dog = await ask(jordan, { servicesNeeded: ['bath_brush'] });
    expect((await edit(dog.id, { petIds: [rabbitId] })).problem).toMatchObject(rabbitBath);
  });

  test('cannot be offered or reported for a request from before the rule', async () => {
    const groomer = await signInGroomer(app);
    const old = await app.transact(async (t) => {
      const { id } = await makePet(t, { ownerId: jordan.id, name: 'Oreo', species: 'rabbit' });
      const request = await makeRequest(t, { ownerId: jordan.id, petIds: [id], services: ['bath_brush'] });
      const visit = await makeVisit(t, {
        ownerId: jordan.id,
        petIds: [id],
        providerId: groomer.id,
        status: 'checked_in',
      });
      return { request, visit };
    });
    const offered = await sendOffer(app, groomer, old.request.id);
    expect([offered.status, offered.problem.code]).toEqual([409, 'unsafe']);
    const params = { id: old.visit.id };
    const bathed = await complete(groomer, params, { services: ['bath_brush'] });
    expect(bathed.problem).toMatchObject({ ...rabbitBath, errors: [{ path: 'services' }] });
    expect((await complete(groomer, params, { services: ['nail_trim'] })).status).toBe(200);
  });
});
