import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { onePixel, uploadOf } from '#tests/every-call/photo.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeClientLink } from './client-links.factory.ts';

let app: TestApp;
let groomer: Caller;
beforeAll(async () => {
  app = await openTestApp();
  groomer = await app.as((await app.transact((t) => makeGroomer(t))).id);
});
afterAll(() => app.close());

let ahead = 3;
const linked = (given: object = {}) =>
  app.transact((t) =>
    makeClientLink(t, app.app.platform.secrets, {
      providerId: groomer.id,
      startsAt: after(t.now, days(ahead++)),
      ...given,
    }),
  );
async function add(secret: string, query: Record<string, string | undefined>, bytes?: Buffer) {
  const { payload, headers } = uploadOf(bytes ?? (await onePixel()));
  const asked = new URLSearchParams(query as Record<string, string>).toString();
  const reply = await app.app.server.inject({
    method: 'POST',
    url: `/api/client-links/${secret}/vaccinations?${asked}`,
    payload,
    headers,
  });
  return { status: reply.statusCode, body: reply.json() };
}
const rabies = (petId: string | undefined, expiresOn = '2027-10-01') => ({
  petId,
  kind: 'rabies',
  expiresOn,
});

test('a certificate is the provider’s to look at, and the client sees that it was checked', async () => {
  const { id, secret, petIds } = await linked();
  const { status, body } = await add(secret, rabies(petIds[0]));
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body.visit).toMatchObject({
    certificates: [{ pet: 'Biscotti', kind: 'rabies', expiresOn: '2027-10-01', isChecked: false }],
    certificatesLeft: 9,
  });
  await app.settle();
  const { body: told } = await groomer.call('GET /api/notifications');
  expect(told.map(({ title }: { title: string }) => title)).toContain(
    'Maria added a vaccination certificate',
  );
  const params = { id };
  const { body: visit } = await groomer.call('GET /api/visits/:id', { params });
  expect(visit.proofs).toMatchObject([{ kind: 'rabies', check: null }]);
  const { vaccinationId = '', url = '' } = visit.proofs[0] ?? {};
  const photo = await app.app.server.inject({ url, headers: { cookie: groomer.cookie } });
  expect(photo.statusCode).toBe(200);
  expect((await app.app.server.inject({ url })).statusCode).toBe(404);
  await groomer.call('POST /api/visits/:id/proof-checks', { params, body: { vaccinationId } });
  const seen = await app.stranger.call('GET /api/client-links/:secret', { params: { secret } });
  expect(seen.body.visit?.certificates).toMatchObject([{ isChecked: true }]);
});

test('the same vaccine is replaced while nobody has looked, and ten are the most', async () => {
  const { secret, petIds } = await linked();
  await add(secret, rabies(petIds[0]));
  const { body } = await add(secret, rabies(petIds[0], '2028-10-01'));
  expect(body.visit.certificates).toMatchObject([{ expiresOn: '2028-10-01' }]);
  const { sql } = app.app.platform;
  await sql`
    insert into vaccinations (id, pet_id, kind, evidence, expires_on, created_at, client_link_id)
    select gen_random_uuid(), v.pet_id, 'dhpp', 'vaccination', v.expires_on, v.created_at, v.client_link_id
    from vaccinations v, generate_series(1, 9) where v.pet_id = ${petIds[0] ?? ''}`;
  const full = await add(secret, { ...rabies(petIds[0]), kind: 'bordetella' });
  expect([full.status, full.body.code]).toEqual([409, 'full']);
});

test('the pet of another visit, a member’s pet, an old paper, no picture or an old link is refused', async () => {
  const { secret, petIds, endsAt } = await linked();
  const other = await linked();
  const parent = await app.transact((t) => makePetOwner(t));
  const theirs = await linked();
  await app.app.platform.sql`
    update pets set managed_by = null, owner_id = ${parent.id} where id = ${theirs.petIds[0] ?? ''}`;
  for (const [at, query, path] of [
    [secret, rabies(other.petIds[0]), 'petId'],
    [theirs.secret, rabies(theirs.petIds[0]), 'petId'],
    [secret, rabies(petIds[0], '2020-01-01'), 'expiresOn'],
    [secret, { ...rabies(petIds[0]), kind: 'felv' }, 'kind'],
  ] as const) {
    const { status, body } = await add(at, query);
    expect([status, body.errors?.[0]?.path]).toEqual([422, path]);
  }
  const text = await add(secret, rabies(petIds[0]), Buffer.from('not a picture'));
  expect([text.status, text.body.errors?.[0]?.path]).toEqual([422, 'file']);
  app.clock.moveTo(after(new Date(endsAt), days(61)));
  expect((await add(secret, rabies(petIds[0]))).status).toBe(410);
});
