import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makePortfolioItem } from '#server/modules/portfolio/portfolio.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { onePixel } from '#tests/every-call/photo.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { storePhoto } from './store-photo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.app.jobs.start();
});
afterAll(() => app.close());

const later = async (milliseconds: number) => {
  app.clock.moveTo(after(testNow(), milliseconds));
  await app.settle();
};

test('an unused photo is removed with its files after a day; a used one stays', async () => {
  const { platform } = app.app;
  const jordan = await app.signIn({ roles: ['pet_owner'] });
  const photo = async () => storePhoto(platform, jordan.id, await onePixel());
  const [forgotten, before, now, proof, card, profile, portfolio] = await Promise.all(
    Array.from({ length: 7 }, photo),
  );
  if (!forgotten || !before || !now || !proof || !card || !profile || !portfolio)
    throw new Error('not stored');
  const pet = await app.transact((t) => makePet(t, { ownerId: jordan.id }));
  const show = (photoId: string) =>
    jordan.call('PATCH /api/pets/:id', { params: { id: pet.id }, body: { photoId } });
  expect((await show(before.id)).status).toBe(200);
  await app.transact(async (t) => {
    const { sql } = t;
    const visit = await makeVisit(t, { status: 'completed' });
    await sql`update report_cards set before_after = ${JSON.stringify([{ before: card, after: card }])}::text::jsonb
      where visit_id = ${visit.id}`;
    await sql`insert into vaccinations (id, pet_id, kind, expires_on, proof_url, created_at)
      values (gen_random_uuid(), ${pet.id}, 'rabies', '2027-11-20', ${proof.url}, ${t.now})`;
    await sql`update accounts set profile_image_url = ${profile.url} where id = ${jordan.id}`;
    await makePortfolioItem(t, jordan.id, { imageUrl: portfolio.url });
  });
  const isThere = async (url: string) =>
    (await app.app.server.inject({ url, headers: { cookie: jordan.cookie } })).statusCode === 200;

  await later(hours(23));
  expect(await isThere(forgotten.url)).toBe(true);
  expect((await show(now.id)).status).toBe(200);
  await later(hours(26));
  expect(await isThere(forgotten.url)).toBe(false);
  expect(await platform.files.get(`${forgotten.url.split('/').at(-1)}.small.webp`)).toBeUndefined();
  expect(await isThere(before.url)).toBe(true);
  expect((await show(forgotten.id)).problem.errors?.[0]?.path).toBe('photoId');
  await later(days(3));
  expect(await isThere(before.url)).toBe(false);
  for (const { url } of [now, proof, card, profile, portfolio]) expect(await isThere(url)).toBe(true);
});

test('every column with a photo’s URL counts as a use', async () => {
  const columns = await app.app.platform.sql<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and column_name ~ '(photo|image|picture|proof|before_after|avatar|media)'
      and data_type in ('text', 'jsonb', 'ARRAY') and table_name not in ('used_photos')`;
  const kept = await app.app.platform.sql<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.view_column_usage
    where view_schema = current_schema() and view_name = 'used_photos'`;
  expect(columns.length).toBeGreaterThan(5);
  expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(columns.map(({ name }) => name)));
});
