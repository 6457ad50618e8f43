import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostFreeDays } from '#contract/booking-page.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { makeBookingPage } from '../booking-page.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const groomerWithHours = async (leadHours: number) => {
  const { id } = await app.transact((t) => makeGroomer(t, { address: 'Marfa, TX' }));
  await app.transact((t) => makeBookingPage(t, id, { leadHours }));
  return id;
};
const asked = (ids: readonly string[]) => ({ query: { as: 'groomer', ids: ids.join(',') } }) as const;

test('members see the next free day of those whose page everyone may read, and of nobody who blocked them', async () => {
  const viewer = await app.signIn({ roles: ['pet_owner'] });
  const soon = await groomerWithHours(0);
  const later = await groomerWithHours(96);
  const blocking = await groomerWithHours(0);
  const hidden = await groomerWithHours(0);
  const withoutHours = await app.transact((t) => makeGroomer(t, { address: 'Marfa, TX' }));
  await (await app.as(blocking)).call('POST /api/blocks', { body: { userId: viewer.id } });
  await (
    await app.as(hidden)
  ).call('PUT /api/public-pages/own/:as', { params: { as: 'groomer' }, body: { hidden: true } });
  const { status, body } = await viewer.call(
    'GET /api/free-days',
    asked([soon, later, blocking, hidden, withoutHours.id]),
  );
  expect(status).toBe(200);
  expect(Object.fromEntries(body.map(({ id, nextFree }) => [id, nextFree]))).toEqual({
    [soon]: '2026-11-20',
    [later]: '2026-11-24',
    [withoutHours.id]: null,
  });
});

test('a call asks for so many people at most', async () => {
  const viewer = await app.signIn({ roles: ['pet_owner'] });
  const ids = Array.from({ length: mostFreeDays + 1 }, () => crypto.randomUUID());
  const most = await viewer.call('GET /api/free-days', asked(ids.slice(1)));
  expect([most.status, most.body]).toEqual([200, []]);
  const { status, body } = await viewer.call('GET /api/free-days', asked(ids));
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: [{ path: 'ids', message: 'At most 50 people' }] });
});
