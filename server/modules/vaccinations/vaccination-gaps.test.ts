import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { after, days } from '#server/platform/clock.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import {
  accept,
  addPet,
  ask,
  bookVisit,
  dayAhead,
  offer,
  signInBusiness,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';

let app: TestApp;
let jordan: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
});
afterAll(() => app.close());

describe('vaccination rules', () => {
  test('belong to the provider, with each vaccine once', async () => {
    const salon = await signInBusiness(app);
    expect((await salon.call('GET /api/provider-rules')).body).toEqual({
      rules: [],
      acceptsTiters: false,
      acceptsWaivers: false,
      honorsPremium: false,
      travelBuffer: 0,
      consents: [],
    });
    const body = {
      rules: [{ kind: 'rabies', minDaysBefore: 14 }],
      acceptsTiters: false,
      acceptsWaivers: true,
      honorsPremium: true,
      travelBuffer: 15,
      consents: ['photos'],
    };
    expect((await salon.call('PUT /api/provider-rules', { body })).body).toEqual(body);
    expect((await salon.call('GET /api/provider-rules')).body).toEqual(body);
    for (const rules of [
      [{ kind: 'rabies', minDaysBefore: 61 }],
      [{ kind: 'luck', minDaysBefore: 0 }],
      [...body.rules, ...body.rules],
    ])
      expect((await salon.call('PUT /api/provider-rules', { body: { ...body, rules } })).status).toBe(422);
    expect((await salon.call('GET /api/provider-rules')).body).toEqual(body);
  });

  test('say who looked at the proof of the record that fails', async () => {
    const salon = await signInBusiness(app);
    const otto = await addPet(jordan, { name: 'Otto' });
    const { id: proofId } = await app.transact((t) => makePhoto(t, jordan.id));
    const { body: pet } = await jordan.call('POST /api/pets/:id/vaccinations', {
      params: { id: otto.id },
      body: { kind: 'rabies', givenOn: dayAhead(app, -370), expiresOn: dayAhead(app, -5), proofId },
    });
    const { params } = await bookVisit(app, jordan, salon, { asked: { petId: otto.id } });
    await salon.call('POST /api/visits/:id/proof-checks', {
      params,
      body: { vaccinationId: pet.vaccinations[0]?.id ?? '' },
    });
    const rules = [
      { kind: 'rabies', minDaysBefore: 0 },
      { kind: 'bordetella', minDaysBefore: 0 },
    ];
    await salon.call('PUT /api/provider-rules', { body: { rules, honorsPremium: false } });
    const { body } = await salon.call('GET /api/visits/:id', { params });
    expect(body.vaccinationGaps).toMatchObject([
      { kind: 'rabies', verdict: 'expires_before', check: { by: 'Shoal Creek Pet Spa' } },
      { kind: 'bordetella', verdict: 'missing', check: null },
    ]);
  });

  test('name the pet and vaccine before an offer, in the offer, and when it is too late to fix', async () => {
    const salon = await signInBusiness(app);
    const rules = [
      { kind: 'rabies', minDaysBefore: 0 },
      { kind: 'bordetella', minDaysBefore: 5 },
    ];
    await salon.call('PUT /api/provider-rules', { body: { rules, honorsPremium: false } });
    const otto = await addPet(jordan, { name: 'Otto' });
    const expiresOn = dayAhead(app, 2);
    await jordan.call('POST /api/pets/:id/vaccinations', {
      params: { id: otto.id },
      body: { kind: 'bordetella', givenOn: dayAhead(app, -180), expiresOn },
    });
    const request = await ask(jordan, { petId: otto.id });
    const check = async (inDays: number) =>
      (
        await salon.call('GET /api/grooming-requests/:id/offer-check', {
          params: { id: request.id },
          query: { startsAt: after(app.clock.now(), days(inDays)).toISOString() },
        })
      ).body.vaccinationGaps;
    expect(await check(1)).toMatchObject([{ petName: 'Otto', kind: 'rabies', verdict: 'missing' }]);
    expect(await check(3)).toMatchObject([
      { kind: 'rabies', stillInTime: true },
      { kind: 'bordetella', verdict: 'expires_before', goodUntil: expiresOn, stillInTime: false },
    ]);
    const soon = await offer(app, salon, request.id);
    expect(soon.vaccinationGaps).toHaveLength(2);
    const refused = await accept(jordan, soon.id);
    expect([refused.status, refused.problem.code]).toEqual([409, 'vaccination_missing']);
    expect(refused.problem.detail).toBe(
      'Otto: Bordetella (kennel cough) will have expired by then. Record what is missing, or ask for a later day.',
    );
    // Recording a dose that was given in time fixes it.
    await jordan.call('POST /api/pets/:id/vaccinations', {
      params: { id: otto.id },
      body: { kind: 'bordetella', givenOn: dayAhead(app, -7) },
    });
    expect((await accept(jordan, soon.id)).status).toBe(200);
    const [visit] = (await salon.call('GET /api/visits')).body;
    expect(visit?.vaccinationGaps).toMatchObject([{ kind: 'rabies', stillInTime: true }]);
  });
});
