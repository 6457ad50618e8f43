import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPet,
  bookVisit,
  signInBusiness,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { minutes } from '#server/platform/clock.ts';
import { dayIn, instantAt } from '#server/platform/wall-clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { at, checkIn, requestOf } from '../visits.scenario.ts';

let app: TestApp;
let jordan: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
});
afterAll(() => app.close());

describe('checking in', () => {
  test('is only for the provider, on the day of the visit', async () => {
    const { visit, params } = await bookVisit(app, jordan, await signInGroomer(app));
    const groomer = await app.as(visit.provider.id);
    const { startsAt, timeZone } = visit;
    const morning = instantAt(dayIn(startsAt, timeZone), '00:00', timeZone).toISOString();
    const early = await at(app, morning, -minutes(1), () => checkIn(groomer, params));
    expect([early.status, early.problem.code]).toEqual([409, 'too_early']);
    await at(app, morning, minutes(1), async () => {
      expect((await checkIn(groomer, params)).body).toMatchObject({
        status: 'checked_in',
        actions: ['undo_check_in', 'complete', 'check_out', 'ask_price', 'stage', 'stop'],
      });
      expect((await checkIn(groomer, params)).problem.code).toBe('too_late');
    });
    expect(await requestOf(jordan, visit.requestId)).toMatchObject({
      status: 'in_progress',
      visit: { status: 'checked_in', price: visit.price },
      actions: [],
    });
  });

  test('checks vaccinations as of today, and saves the reason for grooming without them', async () => {
    const salon = await signInBusiness(app);
    await salon.call('PUT /api/provider-rules', {
      body: { rules: [{ kind: 'rabies', minDaysBefore: 0 }], honorsPremium: false },
    });
    const pet = await addPet(jordan, { name: 'Otto' });
    const { visit, params } = await bookVisit(app, jordan, salon, { asked: { petId: pet.id } });
    expect(visit.vaccinationGaps).toMatchObject([{ petName: 'Otto', kind: 'rabies', verdict: 'missing' }]);
    await at(app, visit.startsAt, 0, async () => {
      const refused = await checkIn(salon, params);
      expect([refused.status, refused.problem.code]).toEqual([409, 'vaccination_missing']);
      expect(refused.problem.detail).toMatch(/^Otto: Rabies is not on record\./);
      expect((await checkIn(salon, params, { overrideReason: ' ' })).status).toBe(422);
      const { body } = await checkIn(salon, params, { overrideReason: 'Seen the paper; photo follows.' });
      expect(body).toMatchObject({
        status: 'checked_in',
        overrideReason: 'Seen the paper; photo follows.',
        vaccinationGaps: [],
      });
      expect(body.history.map(({ what, who, note }) => [what, who, note])).toEqual([
        ['booked', 'Jordan Ellis', null],
        [
          'overridden',
          'Shoal Creek Pet Spa',
          'Seen the paper; photo follows. (Otto: Rabies is not on record.)',
        ],
        ['checked_in', 'Shoal Creek Pet Spa', null],
      ]);
    });
  });

  test('a reason is not saved if no vaccination is missing', async () => {
    const groomer = await signInGroomer(app);
    const { visit, params } = await bookVisit(app, jordan, groomer);
    const { body } = await at(app, visit.startsAt, 0, () =>
      checkIn(groomer, params, { overrideReason: 'None' }),
    );
    expect(body).toMatchObject({ status: 'checked_in', overrideReason: null });
  });
});
