import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPet,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, hours } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const guam = { address: '100 Marine Corps Dr, Dededo, GU 96929' };

test('today in Guam is accepted while it is yesterday in UTC, and tomorrow there is not', async () => {
  const [jordan, maya] = [await signInPetOwner(app, guam), await signInGroomer(app, guam)];
  app.clock.moveTo(new Date('2026-11-25T22:00:00Z'));
  const [today, tomorrow] = ['2026-11-26', '2026-11-27'];
  // Old enough for every vaccine; a bite may be of any day since birth.
  const pet = await addPet(jordan, { birthDate: '2024-05-04' });
  const tries: Record<string, (day: string) => Promise<{ status: number }>> = {
    birth: (birthDate) => jordan.call('POST /api/pets', { body: { name: 'Pua', birthDate } }),
    bite: (on) =>
      jordan.call('PATCH /api/pets/:id', {
        params: { id: pet.id },
        body: { bites: [{ on, what: 'Nipped at the dryer.' }] },
      }),
    vaccination: (givenOn) =>
      jordan.call('POST /api/pets/:id/vaccinations', {
        params: { id: pet.id },
        body: { kind: 'rabies', givenOn },
      }),
    certification: (issuedOn) =>
      maya.call('POST /api/certifications', {
        body: { title: 'Cat handling', kind: 'certification', issuer: 'NCGIA', issuedOn },
      }),
  };
  for (const [what, enter] of Object.entries(tries)) {
    expect([what, (await enter(tomorrow)).status]).toEqual([what, 422]);
    expect([what, (await enter(today)).status]).toEqual([what, expect.toBeOneOf([200, 201])]);
  }
});

describe('in Austin', () => {
  test('the next groom is due by the day of the visit, however late it ended', async () => {
    const jordan = await signInPetOwner(app);
    const pet = await addPet(jordan);
    // 17:30 to 19:30 on Saturday, Nov 28, which is Sunday in UTC at its end.
    const startsAt = new Date('2026-11-28T23:30:00Z');
    await app.transact((t) =>
      makeVisit(t, {
        ownerId: jordan.id,
        petIds: [pet.id],
        status: 'completed',
        startsAt,
        nextVisitWeeks: 4,
      }),
    );
    app.clock.moveTo(after(startsAt, hours(3)));
    const { body } = await jordan.call('GET /api/pets/:id', { params: { id: pet.id } });
    expect(body.dueOn).toBe('2026-12-26');
    const range = { from: '2026-12-20', to: '2026-12-31' };
    const calendar = await (await app.as(jordan.id)).call('GET /api/calendar', { query: range });
    expect(calendar.body.duePets).toMatchObject([{ id: pet.id, dueOn: '2026-12-26' }]);
  });

  test('a pet has its birthday when it is that day there, for its owner and for who grooms it', async () => {
    app.clock.moveTo(new Date('2026-11-27T18:00:00Z'));
    const [jordan, maya] = [await signInPetOwner(app), await signInGroomer(app)];
    const pet = await addPet(jordan, { birthDate: '2024-11-30' });
    const visit = await app.transact((t) =>
      makeVisit(t, {
        ownerId: jordan.id,
        petIds: [pet.id],
        providerId: maya.id,
        startsAt: new Date('2026-12-05T16:00:00Z'),
      }),
    );
    const ages = async () => {
      const [owner, groomer] = [await app.as(jordan.id), await app.as(maya.id)];
      const own = await owner.call('GET /api/pets/:id', { params: { id: pet.id } });
      const seen = await groomer.call('GET /api/visits/:id', { params: { id: visit.id } });
      return [own.body.age, seen.body.pets[0]?.age];
    };
    app.clock.moveTo(new Date('2026-11-30T01:00:00Z'));
    expect(await ages()).toEqual([1, 1]);
    app.clock.moveTo(new Date('2026-11-30T06:00:00Z'));
    expect(await ages()).toEqual([2, 2]);
  });
});
