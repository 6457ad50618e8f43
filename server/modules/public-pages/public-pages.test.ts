import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { href } from '#contract/pages.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { suspendAccount } from '#server/modules/identity/index.ts';
import { makeWorkingHours } from '#server/modules/calendar/calendar.factory.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { insertReview, markRevealed } from '#server/modules/reviews/reviews.queries.ts';
import { uuidv7 } from 'uuidv7';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { sitemap, sitemapIndex } from './sitemaps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ PUBLIC_URL: 'http://wagwell.test' });
});
afterAll(() => app.close());

const suspension = { adminId: '00000000-0000-7000-8000-000000000000', reason: 'Test', until: null };
type Made = Parameters<typeof makeGroomer>[1];
const groomer = (given: Made = {}) => app.transact((t) => makeGroomer(t, given));
const named = (firstName: string, lastName: string) => ({ account: { firstName, lastName } });

const ownSlug = async (id: string, as = 'groomer') =>
  (await (await app.as(id)).call('GET /api/public-pages/own/:as', { params: { as } })).body.slug;
const read = (slug: string, as = 'groomer') =>
  app.stranger.call('GET /api/public-pages/:as/:slug', { params: { as, slug } });

test('everybody reads a page, without street, phone and email', async () => {
  const { id } = await groomer({
    account: { firstName: 'Maya', lastName: 'Ortiz', phone: '512 555 0188', bio: 'I groom doodles.' },
    address: '1811 Koenig Ln, Austin, TX 78756',
  });
  const { status, body } = await read('maya-ortiz');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id,
    slug: 'maya-ortiz',
    name: 'Maya Ortiz',
    shortName: 'Maya',
    city: 'Austin',
    address: null,
    zip: null,
    town: { state: 'tx', city: 'austin' },
    indexed: false,
  });
  expect(JSON.stringify(body)).not.toMatch(/Koenig|78756|555|@/);
});

test('a salon tells its street, a van only its town', async () => {
  const [salon, van] = await app.transact(async (t) => [
    await makeBusiness(t, { businessName: 'Salon & Söhne' }),
    await makeBusiness(t, {
      businessName: 'Van',
      businessType: 'mobile',
      address: '77 Home St, Austin, TX 78704',
    }),
  ]);
  expect(await ownSlug(salon.id, 'business')).toBe('salon-and-sohne');
  expect((await read('salon-and-sohne', 'business')).body.address).toMatch(/5310 Burnet/);
  expect(JSON.stringify((await read(await ownSlug(van.id, 'business'), 'business')).body)).not.toMatch(
    /Home St|78704/,
  );
});

test('namesakes have addresses of their own, and indecent names none', async () => {
  const slugs = [];
  for (let nth = 0; nth < 4; nth++) slugs.push(await ownSlug((await groomer(named('Ana', 'Silva'))).id));
  expect(slugs.slice(0, 3)).toEqual(['ana-silva', 'ana-silva-austin', 'ana-silva-austin-tx']);
  expect(slugs[3]).toMatch(/^ana-silva-austin-tx-[2-9b-z]{6}$/);
  expect(await ownSlug((await groomer(named('Fuck', 'Face'))).id)).toBe('groomer-austin');
  expect(await ownSlug((await groomer(named('李', '小龍'))).id)).toBe('groomer-austin-tx');
});

test('an address stays when the name changes, and a renewed one keeps the old', async () => {
  const { id } = await groomer(named('June', 'Park'));
  const me = await app.as(id);
  await me.call('PUT /api/users/:id', {
    params: { id: 'current-user' },
    body: { firstName: 'June', lastName: 'Lindqvist' },
  });
  const own = { params: { as: 'groomer' } };
  expect((await me.call('GET /api/public-pages/own/:as', own)).body).toMatchObject({
    slug: 'june-park',
    nextSlug: 'june-lindqvist',
  });
  expect((await read('june-park')).body.name).toBe('June Lindqvist');
  expect((await me.call('POST /api/public-pages/own/:as/renew', own)).body).toMatchObject({
    slug: 'june-lindqvist',
    nextSlug: null,
  });
  expect((await read('june-park')).body.slug).toBe('june-lindqvist');
  const other = await groomer(named('June', 'Park'));
  expect(await ownSlug(other.id)).toBe('june-park-austin');
});

test('hidden, incomplete, unlisted and suspended pages are not there', async () => {
  const { id } = await groomer(named('Hidden', 'Person'));
  const me = await app.as(id);
  const own = { params: { as: 'groomer' } };
  expect(
    (await me.call('PUT /api/public-pages/own/:as', { ...own, body: { hidden: true } })).body,
  ).toMatchObject({
    hidden: true,
    unseenBecause: 'hidden',
  });
  const linked = async () => (await me.call('GET /api/users/:id', { params: { id } })).body.publicPages;
  expect((await read('hidden-person')).status).toBe(404);
  expect(await linked()).toEqual([]);
  await me.call('PUT /api/public-pages/own/:as', { ...own, body: { hidden: false } });
  expect((await read('hidden-person')).status).toBe(200);
  expect(await linked()).toEqual([{ as: 'groomer', slug: 'hidden-person' }]);

  await me.call('PUT /api/profiles/groomer', {
    body: { title: 'Groomer', address: 'Austin, TX', yearsExperience: 3 },
  });
  expect((await me.call('GET /api/public-pages/own/:as', own)).body.unseenBecause).toBe('incomplete');
  expect((await read('hidden-person')).status).toBe(404);

  const unpaid = await app.transact(async (t) => {
    const account = await makeAccount(t, { roles: ['groomer'], firstName: 'No', lastName: 'Membership' });
    await makeGroomer(t, { accountId: account.id });
    return account;
  });
  const unlisted = await (await app.as(unpaid.id)).call('GET /api/public-pages/own/:as', own);
  expect(unlisted.body.unseenBecause).toBe('unlisted');
  expect((await read('no-membership')).status).toBe(404);

  const suspended = await groomer(named('Sus', 'Pended'));
  expect((await read('sus-pended')).status).toBe(200);
  await app.transact((t) => suspendAccount(t, suspended.id, suspension));
  expect((await read('sus-pended')).status).toBe(404);
});

test('reviews show with first names and counted tags, and those of suspended people do not', async () => {
  const { id } = await groomer(named('Rated', 'Groomer'));
  const write = (authorId: string, tags: string[]) =>
    app.transact(async (t) => {
      const engagement = { engagementType: 'visit', engagementId: uuidv7() } as const;
      await insertReview(t.sql, {
        id: uuidv7(),
        ...engagement,
        authorId,
        subjectId: id,
        subjectRole: 'groomer',
        rating: 5,
        tags,
        text: 'So calm.',
        createdAt: t.now,
      });
      await markRevealed(t.sql, engagement, t.now);
    });
  const author = await app.signIn({ roles: ['pet_owner'], firstName: 'Jordan', lastName: 'Secret' });
  const villain = await app.signIn({ roles: ['pet_owner'], firstName: 'Vile' });
  await write(author.id, ['gentle', 'on_time']);
  await write(villain.id, ['gentle']);
  expect((await read('rated-groomer')).body.reviews[0]?.tags[0]).toEqual({ tag: 'gentle', count: 2 });
  await app.transact((t) => suspendAccount(t, villain.id, suspension));
  const { body } = await read('rated-groomer');
  expect(body.reviews[0]?.tags).toEqual([
    { tag: 'gentle', count: 1 },
    { tag: 'on_time', count: 1 },
  ]);
  expect(body.reviews[0]?.latest).toMatchObject([{ author: 'Jordan', text: 'So calm.' }]);
  expect(JSON.stringify(body)).not.toContain('Secret');
  expect(body.indexed).toBe(true);
});

test('closed days are not free, and prices are told in words', async () => {
  const { id } = await app.transact((t) => makeBusiness(t, { businessName: 'Weekday Salon' }));
  const open = { spans: [{ from: '09:00', to: '17:00' }], byAppointment: false };
  const closed = { spans: [], byAppointment: false };
  const hours = { mon: open, tue: open, wed: open, thu: open, fri: open, sat: closed, sun: closed };
  const owner = await app.as(id);
  const saved = await owner.call('PUT /api/profiles/business/facts', {
    body: {
      hours,
      prices: [{ service: 'full_groom', size: 'small', from: 8500, minutes: null }],
      languages: ['es'],
    },
  });
  expect(saved.status).toBe(200);
  const { body } = await read('weekday-salon', 'business');
  // The clock is on a Friday.
  expect(body.days.slice(0, 4).map(({ free }) => free)).toEqual([true, false, false, true]);
  expect(body.openingHours?.[6]).toMatchObject({ day: 'Sunday', words: 'Closed' });
  expect(body).toMatchObject({
    priceGuide: [{ service: 'Full groom', prices: [{ size: 'Small', from: 8500 }], byBreed: [] }],
    extras: [],
    languages: ['Spanish'],
  });
});

const prices = (minutes: number) => ({
  prices: [{ service: 'full_groom', size: 'large', from: 18000, minutes }],
  languages: [],
});

test('no day is promised before hours were told, and a free one is long enough for the visit that booking begins with', async () => {
  const { id } = await app.transact((t) =>
    makeGroomer(t, { account: { firstName: 'Noor', lastName: 'Early' } }),
  );
  const page = async () =>
    (await read('noor-early')).body.days.filter(({ free }) => free).map(({ day }) => day);
  expect((await read('noor-early')).body.days).toEqual([]);
  await app.transact((t) => makeWorkingHours(t, id, [[[1, 2], { from: '09:00', to: '13:00' }]]));
  expect((await page())[0]).toBe('2026-11-23');
  const who = await app.as(id);
  await who.call('PUT /api/profiles/groomer/facts', { body: prices(250) });
  expect(await page()).toEqual([]);
  await who.call('PUT /api/profiles/groomer/facts', { body: prices(240) });
  expect((await page())[0]).toBe('2026-11-23');
});

test('only the own page can be hidden', async () => {
  const owner = await app.signIn({ roles: ['pet_owner'] });
  const asked = await owner.call('PUT /api/public-pages/own/:as', {
    params: { as: 'groomer' },
    body: { hidden: true },
  });
  expect(asked.status).toBe(403);
});

const get = (url: string, headers = {}) => app.app.server.inject({ url, headers });

test('the social image is drawn once per version', async () => {
  await groomer(named('Social', 'Face'));
  const { socialImage } = (await read('social-face')).body;
  const image = await get(socialImage);
  expect(image.statusCode).toBe(200);
  expect(image.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(image.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  expect((await get(socialImage, { 'if-none-match': image.headers.etag })).statusCode).toBe(304);
  const older = await get('/social/groomer/social-face/older.png');
  expect([older.statusCode, older.headers.location]).toEqual([302, socialImage]);
  expect((await get('/social/groomer/nobody/older.png')).statusCode).toBe(404);
});

test('sitemaps name every page that shows, in files of limited size', async () => {
  const { sql } = app.app.platform;
  await groomer({ ...named('Mapped', 'Groomer'), address: 'Waco, TX' });
  const index = (await get('/sitemap.xml')).body;
  expect(index).toContain('<loc>http://wagwell.test/sitemaps/groomers-1.xml</loc>');
  const groomers = await get('/sitemaps/groomers-1.xml');
  expect(groomers.headers['content-type']).toMatch('application/xml');
  expect(groomers.body).toContain(
    `<loc>http://wagwell.test${href('groomer-page', { slug: 'mapped-groomer' })}</loc>`,
  );
  expect(groomers.body).not.toContain('no-membership');
  expect((await get('/sitemaps/towns-1.xml')).body).toContain('/grooming/tx/waco<');
  expect((await get('/sitemaps/groomers-9.xml')).statusCode).toBe(404);
  const small = (await sitemapIndex(sql, '', 2)).text;
  const files = small.match(/groomers-\d+\.xml/g) ?? [];
  const all = await Promise.all(files.map((file) => sitemap(sql, '', file, 2)));
  const found = all.flatMap(({ text }) => text.match(/<loc>[^<]+/g) ?? []);
  expect(files.length).toBeGreaterThan(1);
  expect(new Set(found).size).toBe(groomers.body.match(/<loc>/g)?.length);
  expect((await get('/robots.txt')).body).toContain('Sitemap: http://wagwell.test/sitemap.xml');
});
