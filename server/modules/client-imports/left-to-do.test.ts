import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ClientImport } from '#contract/client-imports.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { uploadOf } from '#tests/every-call/photo.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let dana: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  dana = await app.as((await app.transact((t) => makeGroomer(t))).id);
});

/** Uploads a sheet and takes what is guessed of its columns. */
async function read(text: string) {
  const { payload, headers } = uploadOf(Buffer.from(text));
  const response = await app.app.server.inject({
    method: 'POST',
    url: '/api/client-imports',
    headers: { ...headers, cookie: dana.cookie },
    payload,
  });
  const { id, mapping } = response.json<ClientImport>();
  await dana.call('PUT /api/client-imports/:id/mapping', { params: { id }, body: mapping });
  return id;
}
async function run(id: string) {
  await dana.call('POST /api/client-imports/:id/run', { params: { id } });
  await app.settle();
}
const one = async (id: string) => (await dana.call('GET /api/client-imports/:id', { params: { id } })).body;

test('an import counts the clients who do not repeat yet, and its clients name it', async () => {
  const id = await read(
    'Client,Phone,Pet,Every\nAnn Hill,512-555-0101,Rex,6\nBo Lee,512-555-0102,Ivy,4\nCy Orr,512-555-0103,Pip,\n',
  );
  await run(id);
  const total = async () => (await dana.call('GET /api/visit-series/proposals/count')).body.total;
  expect(await one(id)).toMatchObject({ made: 3, withInterval: 2 });
  expect(await total()).toBe(2);
  const { proposals } = (await dana.call('GET /api/visit-series/proposals')).body;
  const { clientId = '', startsAt = '' } = proposals[0] ?? {};
  await dana.call('POST /api/visit-series/proposals', { body: { series: [{ clientId, startsAt }] } });
  expect(await one(id)).toMatchObject({ withInterval: 1 });
  expect(await total()).toBe(1);
  const client = await dana.call('GET /api/clients/:id', { params: { id: clientId } });
  expect(client.body).toMatchObject({ source: 'import', importId: id });
});

test('all rows that wait are brought in at once, and those that were decided stay so', async () => {
  const id = await read(
    'Client,Phone,Pet\n=1+1,512-555-0101,Rex\n=2+2,512-555-0102,Ivy\n=3+3,512-555-0103,Pip\n',
  );
  await dana.call('PATCH /api/client-imports/:id/rows/:no', {
    params: { id, no: '3' },
    body: { decision: 'skip' },
  });
  expect(await one(id)).toMatchObject({ toBring: 0, becomes: { check: 2 } });
  const all = await dana.call('POST /api/client-imports/:id/bring-all', { params: { id } });
  expect(all.body).toMatchObject({ toBring: 2, becomes: { check: 0, leftOut: 1 } });
});
