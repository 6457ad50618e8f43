import { afterAll, beforeAll, expect, test } from 'vitest';
import { noFee, on, onPages, otto, someone } from '#server/modules/booking-page/booking-page.scenario.ts';
import { makeClient } from '#server/modules/clients/clients.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
let pages: ReturnType<typeof onPages>;
beforeAll(async () => {
  app = await openTestApp();
  pages = onPages(app);
});
afterAll(() => app.close());

const address = '107 Slaughter Ln, Austin, TX 78748';

test('a request says who asks, with which animal, where and for how much', async () => {
  const { maya, params } = await pages.openPage({}, { serviceType: 'mobile' });
  const { ticket } = await pages.proven(params, someone());
  const pet = { ...otto, breed: 'Poodle' };
  const { status } = await pages.book(params, ticket, {
    address,
    pets: [pet],
    lastName: 'Lee',
    policySeen: noFee,
  });
  expect(status).toBe(201);
  const asked = async () => (await maya.call('GET /api/day')).body.needsYou[0]?.request;
  expect(await asked()).toMatchObject({
    client: { name: 'Kim Lee' },
    isNew: true,
    maybeSame: null,
    address,
    miles: expect.any(Number),
    pets: [{ name: 'Otto', species: 'dog', breed: 'Poodle', weight: 20 }],
    price: 8000,
  });
  const [visit] = (await maya.call('GET /api/day', { query: { on: '2026-12-02' } })).body.visits;
  await maya.call('POST /api/visits/:id/accept', { params: { id: visit?.id ?? '' } });
  expect(await asked()).toBeUndefined();
});

test('a new client with the phone of another may be the same, which only the provider learns, and becomes one with them', async () => {
  const { maya, params } = await pages.openPage();
  const joan = await app.transact((t) =>
    makeClient(t, maya.id, { firstName: 'Joan', lastName: 'Miller', phone: '(512) 555-0102' }),
  );
  const { ticket, firstName } = await pages.proven(params, someone());
  expect(firstName).toBeNull();
  const { body } = await pages.book(params, ticket, {
    firstName: 'Joan',
    phone: '512-555-0102',
    startsAt: on('03'),
  });
  expect(JSON.stringify(body)).not.toContain('Miller');
  const same = { id: joan.id, name: 'Joan Miller' };
  const [need] = (await maya.call('GET /api/day')).body.needsYou;
  expect(need?.request).toMatchObject({ client: { name: 'Joan' }, isNew: true, maybeSame: same });
  const id = need?.request?.client.id ?? '';
  expect((await maya.call('GET /api/clients/:id', { params: { id } })).body.maybeSame).toEqual(same);
  expect((await maya.call('GET /api/clients/:id', { params: { id: joan.id } })).body.maybeSame).toBeNull();
  const secret = body.link.slice(body.link.lastIndexOf('/') + 1);
  const shown = await app.stranger.call('GET /api/client-links/:secret', { params: { secret } });
  expect(JSON.stringify(shown.body)).not.toContain('Miller');

  await maya.call('POST /api/clients/:id/merge', { params: { id }, body: { intoId: joan.id } });
  expect((await maya.call('GET /api/day')).body.needsYou[0]?.request).toMatchObject({
    client: same,
    isNew: false,
    maybeSame: null,
  });
});
