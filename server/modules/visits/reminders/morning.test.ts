import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCertification } from '#server/modules/certifications/certifications.factory.ts';
import { signInGroomer, signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { insertVaccination } from '#server/modules/vaccinations/vaccinations.queries.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Moves the clock and runs what is due, as a server that keeps running does. */
async function moveTo(instant: string) {
  app.clock.moveTo(new Date(instant));
  await app.settle();
}

const remindersOf = async (id: string) => {
  const rows = await app.app.platform.sql<{ kind: string }[]>`
    select kind from notifications where account_id = ${id} and kind in ('pet_due', 'vaccination_expiring', 'certification_expiring')
    order by kind`;
  return rows.map(({ kind }) => kind);
};

test('reminders of a day come at 8:00 where the reader lives, whenever the server first started', async () => {
  // 2:53 in Austin.
  app.clock.moveTo(new Date('2026-11-24T08:53:00Z'));
  const [jordan, kai] = [
    await signInPetOwner(app),
    await signInPetOwner(app, { address: '1 Ala Moana Blvd, Honolulu, HI 96814' }),
  ];
  const maya = await signInGroomer(app);
  await app.transact(async (t) => {
    for (const { id: ownerId } of [jordan, kai]) {
      const pet = await makePet(t, { ownerId, lastGroomedAt: new Date('2026-10-21T18:00:00Z') });
      await insertVaccination(t.sql, {
        id: pet.id,
        petId: pet.id,
        kind: 'rabies',
        evidence: 'vaccination',
        givenOn: null,
        expiresOn: '2026-12-25',
        dose: null,
        proofUrl: null,
        createdAt: t.now,
      });
    }
    await makeCertification(t, { accountId: maya.id, expiresOn: '2026-12-25', decision: 'check' });
  });
  await app.app.jobs.start();
  await app.settle();
  await moveTo('2026-11-25T13:59:00Z');
  expect([await remindersOf(jordan.id), await remindersOf(maya.id)]).toEqual([[], []]);
  await moveTo('2026-11-25T14:00:00Z');
  expect(await remindersOf(jordan.id)).toEqual(['pet_due', 'vaccination_expiring']);
  expect(await remindersOf(maya.id)).toEqual(['certification_expiring']);
  await moveTo('2026-11-25T17:59:00Z');
  expect(await remindersOf(kai.id)).toEqual([]);
  await moveTo('2026-11-25T18:00:00Z');
  expect(await remindersOf(kai.id)).toEqual(['pet_due', 'vaccination_expiring']);
});

test('a reminder that nobody could send in the morning comes in daytime, not at night', async () => {
  const jordan = await signInPetOwner(app);
  await app.transact((t) =>
    makePet(t, { ownerId: jordan.id, lastGroomedAt: new Date('2026-10-22T18:00:00Z') }),
  );
  await moveTo('2026-11-27T03:00:00Z');
  expect(await remindersOf(jordan.id)).toEqual([]);
  await moveTo('2026-11-27T19:00:00Z');
  expect(await remindersOf(jordan.id)).toEqual(['pet_due']);
});
