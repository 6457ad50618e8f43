import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMessage } from '#server/modules/messages/messages.factory.ts';
import { makeRequest } from '#server/modules/grooming-requests/requests.factory.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makePromo } from '#server/modules/promos/promos.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { openTestApp } from './test-app.ts';
import type { Caller, TestApp } from './test-app.ts';
import { pay } from './paying.ts';

let app: TestApp;
let viewer: Caller;
let admin: Caller;
let jose: { id: string };
let angela: { id: string };

const decomposed = (text: string) => text.normalize('NFD');

beforeAll(async () => {
  app = await openTestApp();
  viewer = await app.as((await app.transact((t) => makeGroomer(t))).id);
  admin = await app.signIn({ isAdmin: true });
  await app.transact(async (t) => {
    jose = await makeGroomer(t, {
      account: { firstName: 'Jos\u00E9', lastName: 'Ib\u00E1\u00F1ez', email: 'jose_i@kennel.example' },
    });
    // Kept before texts had one form.
    angela = await makeGroomer(t, {
      account: { firstName: decomposed('\u00C1ngela'), lastName: decomposed('Mu\u00F1oz-S\u00F8rensen') },
    });
    const salon = await makeBusiness(t, { businessName: 'Caf\u00E9 Pel\u00FA' });
    await makeShift(t, { businessId: salon.id, title: 'Se\u00F1orial poodles' });
    await makeRequest(t, { title: decomposed('Ba\u00F1o para Ping\u00FC') });
    await makeMessage(t, {
      fromId: jose.id,
      toId: viewer.id,
      content: decomposed('My r\u00E9sum\u00E9 \u00C0 la carte'),
    });
    await makeMessage(t, { fromId: jose.id, toId: viewer.id, content: '50% off at the caf\u00E9\u200B' });
    await makePromo(t, { code: 'FIESTA_26', note: 'Para la pel\u00FAqueria' });
  });
});
afterAll(() => app.close());

const people = async (q: string) =>
  (await viewer.call('GET /api/groomers', { query: { q } })).body.map(({ id }) => id);
const shifts = async (q: string) =>
  (await viewer.call('GET /api/shifts', { query: { q } })).body.map(({ title }) => title);
const requests = async (q: string) =>
  (await viewer.call('GET /api/grooming-requests', { query: { q } })).body.length;
const messages = async (q: string) =>
  (await viewer.call('GET /api/messages/search', { query: { q } })).body.length;
const accounts = async (q: string) =>
  (await admin.call('GET /api/admin/accounts', { query: { q } })).body.map(({ id }) => id);
const invoices = async (q: string) =>
  (await admin.call('GET /api/admin/invoices', { query: { q } })).body.length;
const promos = async (q: string) =>
  (await admin.call('GET /api/admin/promo-codes', { query: { q } })).body.length;

test.each([
  'Ibanez',
  'ib\u00E1\u00F1ez',
  decomposed('Ib\u00E1\u00F1ez'),
  'Jose Ibanez',
  'JOS\u00C9',
  'jos\u200Be\u0301',
])('people and accounts are found by %s', async (q) => {
  expect(await people(q)).toEqual([jose.id]);
  expect(await accounts(q)).toEqual([jose.id]);
});

test.each(['Munoz', '\u00C1ngela Mu\u00F1oz', 'angela munoz', 'Sorensen', 's\u00F8rensen'])(
  'people and accounts whose names are decomposed are found by %s',
  async (q) => {
    expect(await people(q)).toEqual([angela.id]);
    if (!q.includes(' ')) expect(await accounts(q)).toEqual([angela.id]);
  },
);

test('a name that is spelled almost right still finds its person', async () => {
  expect(await people('Ibanes')).toEqual([jose.id]);
});

test.each(['senorial', 'SE\u00D1ORIAL', decomposed('se\u00F1orial'), 'cafe', 'pelu', 'Caf\u00E9'])(
  'shifts are found by %s in their own words or the name of the business',
  async (q) => expect(await shifts(q)).toEqual(['Se\u00F1orial poodles']),
);

test.each(['bano', 'ba\u00F1o', 'pingu', decomposed('Ping\u00FC')])('requests are found by %s', async (q) =>
  expect(await requests(q)).toBe(1),
);

test.each([
  'resume',
  'r\u00E9sum\u00E9',
  'RESUME carte',
  'a la',
  'cafe',
  decomposed('caf\u00E9'),
  '50%',
  'jose',
  '\u0301',
])('messages are searched for %s', async (q) =>
  expect(await messages(q)).toBe(['jose', '\u0301'].includes(q) ? 0 : 1),
);

test('promo codes and the audit are found by plain letters', async () => {
  expect(await promos('peluqueria')).toBe(1);
  expect(await promos('fiesta_26')).toBe(1);
});

test('invoices are found by plain letters of a name, and by no sign', async () => {
  const member = await app.signIn({ membership: false, firstName: 'Ren\u00E9', lastName: 'Fa\u00E7ade' });
  await pay(member, 'monthly');
  expect(await invoices('rene facade')).toBe(1);
  expect(await invoices(decomposed('Fa\u00E7'))).toBe(1);
  for (const q of signs) expect(await invoices(q), q).toBe(0);
});

const signs = ['%', '_', '(', '\u{1F429}', '\\', '\u0301', '...', '& | !'];

describe.each(signs)('a search of only %j', (q) => {
  test('finds nothing', async () => {
    expect(await people(q)).toEqual([]);
    expect(await shifts(q)).toEqual([]);
    expect(await requests(q)).toBe(0);
    expect(await accounts(q)).toEqual([]);
    expect(await promos(q)).toBe(0);
    if (q !== '%') expect(await messages(q)).toBe(0);
    expect((await viewer.call('GET /api/owners', { query: { q } })).body).toEqual([]);
    expect((await admin.call('GET /api/admin/audit-log', { query: { q } })).body).toEqual([]);
  });
});

test('no words, or marks that are not seen, are no search', async () => {
  for (const q of ['', ' ', '\u200B', 'the']) expect((await people(q)).length, q).toBeGreaterThan(1);
});
