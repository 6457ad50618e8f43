import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { makeImport } from './client-imports.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('new and joined clients of whom a value could not be read are counted and listed apart', async () => {
  const { id: accountId } = await app.transact((t) => makeGroomer(t));
  const dana = await app.as(accountId);
  const rows = [
    ['Ann Hill', 'ask her', 'Rex'],
    ['Bob Hill', '512-555-0143', 'Fox'],
    ['Bob Hill', '512-555-0143', 'Ivy'],
    ['*** BITES *** Bob Hill', '512-555-0143', 'Jax'],
  ];
  const { id } = await app.transact((t) => makeImport(t, accountId, { rows }));
  const { body: sheet } = await dana.call('GET /api/client-imports/:id', { params: { id } });
  expect(sheet).toMatchObject({ counts: { new: 2, merge: 2, remarked: 2, check: 0 }, toBring: 4 });
  const listed = async (query: object) =>
    (await dana.call('GET /api/client-imports/:id/rows', { params: { id }, query: { ...query } })).body;
  expect(await listed({ verdict: 'new', remarked: 'true' })).toMatchObject([
    { name: 'Ann Hill', reasons: [expect.stringContaining('ask her')] },
  ]);
  expect(await listed({ remarked: 'true' })).toMatchObject([
    { name: 'Ann Hill' },
    { name: 'Bob Hill', verdict: 'merge', pets: ['Jax'] },
  ]);
  expect(await listed({ verdict: 'new' })).toHaveLength(2);
});

test('a decision about a row is announced, so that the list shows it', async () => {
  const { id: accountId } = await app.transact((t) => makeGroomer(t));
  const dana = await app.as(accountId);
  const { id } = await app.transact((t) => makeImport(t, accountId, { rows: [['Ann Hill', '', 'Rex']] }));
  const announced = async () =>
    (
      await app.app.platform.sql`
        select from changed where table_name = 'client_imports' and ${accountId} = any(accounts)`
    ).length;
  const before = await announced();
  const params = { id, no: '2' };
  const { status } = await dana.call('PATCH /api/client-imports/:id/rows/:no', {
    params,
    body: { decision: 'skip' },
  });
  expect([status, await announced()]).toEqual([200, before + 1]);
});

test('a client whose name says not to book is marked so, and other shouted words are notes', async () => {
  const { id: accountId } = await app.transact((t) => makeGroomer(t));
  const dana = await app.as(accountId);
  const rows = [
    ['DO NOT BOOK - Rick Jones', '512-555-0142', 'Rex'],
    ['*** BITES *** Ann Ash', '512-555-0143', 'Fox'],
  ];
  const { id } = await app.transact((t) => makeImport(t, accountId, { rows }));
  const params = { id };
  const { body: listed } = await dana.call('GET /api/client-imports/:id/rows', { params });
  expect(listed).toMatchObject([
    { name: 'Rick Jones', reasons: ['"DO NOT BOOK" is not part of the name: marked as Do not book'] },
    { name: 'Ann Ash', reasons: ['"BITES" is not part of the name: kept as a note'] },
  ]);
  await dana.call('POST /api/client-imports/:id/run', { params, body: {} });
  await app.settle();
  const { body: clients } = await dana.call('GET /api/clients', { query: {} });
  const found = await Promise.all(
    clients.map((client) => dana.call('GET /api/clients/:id', { params: { id: client.id } })),
  );
  expect(found.map(({ body }) => body)).toMatchObject(
    clients.map(({ name }) =>
      name === 'Rick Jones'
        ? { firstName: 'Rick', lastName: 'Jones', doNotBook: true, doNotBookReason: 'DO NOT BOOK' }
        : { firstName: 'Ann', lastName: 'Ash', doNotBook: false, notes: 'BITES' },
    ),
  );
  expect(found).toHaveLength(2);
});
