import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTicket } from '#server/modules/booking-page/booking-page.factory.ts';
import { signInGroomer } from '#server/modules/shifts/shifts.scenario.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { makeProvenClient } from './waiting-clients.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('a known client waits from the booking page; a stranger, and one with a visit ahead, are told why not', async () => {
  const me = await signInGroomer(app);
  const { params, client, ticket } = await app.transact((t) => makeProvenClient(t, me.id));
  const wait = (by: string, more: object = {}) =>
    app.stranger.call('POST /api/book/:as/:slug/wait', {
      params,
      body: { ticket: by, minutes: 90, ...more },
    });
  const waiting = async () => (await me.call('GET /api/waiting-clients')).body;
  const wish = { petIds: client.petIds, weekdays: [2], hours: { from: '09:00', to: '12:00' } };
  expect((await wait(ticket, wish)).status).toBe(201);
  expect(await waiting()).toMatchObject([{ clientId: client.id, visitId: null, minutes: 90, ...wish }]);
  expect((await wait(ticket)).status).toBe(201);
  expect(await waiting()).toMatchObject([{ petIds: [], weekdays: [], hours: null }]);

  expect((await wait('x'.repeat(43))).problem.code).toBe('link_expired');
  const stranger = await app.transact((t) => makeTicket(t, me.id, 'nobody@people.example'));
  expect((await wait(stranger)).problem.code).toBe('not_offered');
  await me.call('POST /api/visits', {
    body: {
      clientId: client.id,
      pets: [{ petId: client.petIds[0] ?? '', services: ['full_groom'] }],
      startsAt: '2026-12-09T15:00:00Z',
      minutes: 90,
      anyway: true,
    },
  });
  expect((await wait(ticket)).problem.detail).toMatch(/^You have a visit ahead\./);
  await me.call('PATCH /api/clients/:id', { params: { id: client.id }, body: { doNotBook: true } });
  expect((await wait(ticket)).problem.code).toBe('not_offered');
  expect(await waiting()).toEqual([]);
});
