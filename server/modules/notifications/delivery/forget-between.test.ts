import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accept,
  ask,
  offer,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** The titles of what a person was told. */
async function titlesOf(who: Caller) {
  await app.settle();
  const { body } = await who.call('GET /api/notifications', { query: {} });
  return body.map(({ title }) => title);
}
const block = (who: Caller, { id: userId }: Caller) => who.call('POST /api/blocks', { body: { userId } });
const named = (firstName: string) => signInGroomer(app, { account: { firstName, lastName: 'Ortiz' } });

test('a block takes what both were told of each other, and leaves what others said', async () => {
  const [jordan, maya, tess] = [await signInPetOwner(app), await named('Maya'), await named('Tess')];
  const request = await ask(jordan);
  await offer(app, maya, request.id);
  await offer(app, tess, request.id);
  expect(await titlesOf(jordan)).toEqual([
    expect.stringContaining('Tess Ortiz'),
    expect.stringContaining('Maya Ortiz'),
  ]);
  await block(jordan, maya);
  expect(await titlesOf(jordan)).toEqual([expect.stringContaining('Tess Ortiz')]);
});

test('where a visit is booked, both keep what they were told of it', async () => {
  const [jordan, maya] = [await signInPetOwner(app), await named('Maya')];
  const { id } = await offer(app, maya, (await ask(jordan)).id);
  expect(await titlesOf(jordan)).toEqual([expect.stringMatching(/^Maya Ortiz offers/)]);
  await accept(jordan, id);
  const booked = [expect.stringMatching(/^You are booked: Bella, /)];
  expect(await titlesOf(maya)).toEqual(booked);
  const told = await titlesOf(jordan);
  expect(told).toHaveLength(2);
  await block(jordan, maya);
  expect(await titlesOf(maya)).toEqual(booked);
  expect(await titlesOf(jordan)).toEqual(told.filter((title) => !title.startsWith('Maya Ortiz offers')));
});
