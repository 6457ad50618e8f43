import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPet, signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { remindOfExpiringVaccinations } from './remind-of-expiring-vaccinations.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const day = (ahead: number) => after(testNow(), days(ahead)).toISOString().slice(0, 10);

test('an owner is reminded once of a vaccination that expires in 30 days, unless a later one is recorded', async () => {
  const jordan = await signInPetOwner(app);
  const [bella, otto] = [await addPet(jordan), await addPet(jordan, { name: 'Otto' })];
  const vaccinate = (id: string, body: object) =>
    jordan.call('POST /api/pets/:id/vaccinations', { params: { id }, body });
  await vaccinate(bella.id, { kind: 'rabies', expiresOn: day(31) });
  await vaccinate(otto.id, { kind: 'rabies', expiresOn: day(31) });
  await vaccinate(otto.id, { kind: 'rabies', expiresOn: day(300) });
  const remindedOn = async (ahead: number) => {
    app.clock.moveTo(after(testNow(), days(ahead)));
    await remindOfExpiringVaccinations(app.app.platform);
    await app.settle();
    const { body } = await (await app.as(jordan.id)).call('GET /api/notifications');
    return body.filter(({ kind }) => kind === 'vaccination_expiring').map(({ title, href }) => [title, href]);
  };
  expect(await remindedOn(0)).toEqual([]);
  const reminder = [
    expect.stringMatching(/^Bella: Rabies expires on December 21, 2026$/),
    `/pets/${bella.id}`,
  ];
  expect(await remindedOn(1)).toEqual([reminder]);
  expect(await remindedOn(2)).toEqual([reminder]);
});
