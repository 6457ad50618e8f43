import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorkingHours } from '#server/modules/calendar/calendar.factory.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { insertReview, markRevealed } from '#server/modules/reviews/reviews.queries.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const groomer = (firstName: string, lastName: string, address: string) =>
  app.transact((t) => makeGroomer(t, { account: { firstName, lastName }, address }));
const get = (url: string) => app.app.server.inject({ url });

const town = (city: string, state = 'tx', query = {}) =>
  app.stranger.call('GET /api/public-pages/towns/:state/:city', { params: { state, city }, query });

test('a town lists its groomers and businesses, and towns nearby', async () => {
  await groomer('Waco', 'Groomer', 'Waco, TX');
  await groomer('Hewitt', 'Groomer', 'Hewitt, TX');
  const { body } = await town('waco');
  expect(body).toMatchObject({ city: 'Waco', state: 'TX', stateName: 'Texas', slug: 'waco' });
  expect(body.groomers).toMatchObject({ count: 1, cards: [{ slug: 'waco-groomer' }] });
  expect(body.businesses).toEqual({ count: 0, cards: [] });
  expect(body.neighbors[0]).toMatchObject({ city: 'Hewitt', slug: 'hewitt', count: 1 });
  expect((await town('El-Paso')).body).toMatchObject({ slug: 'el-paso', groomers: { count: 0 } });
  expect((await town('st-louis', 'mo')).body).toMatchObject({ slug: 'saint-louis' });
  expect((await town('nowhere-at-all')).status).toBe(404);
  expect((await town('austin', 'zz')).status).toBe(404);
  expect((await town('waco', 'tx', { page: 2 })).status).toBe(404);
});

/** How many groomers and businesses the list of Alpine shows; always with the same counts of matches. */
async function listed(query = {}) {
  const { groomers, businesses, matching } = (await town('alpine', 'tx', query)).body;
  expect([groomers.cards.length, businesses.cards.length]).toEqual([groomers.count, businesses.count]);
  expect(matching).toEqual({ all: 3, mobile: 2, salon: 2, cats: 1 });
  return [groomers.count, businesses.count];
}

test('the list of a town narrows to who comes to the pet, to salons and to who grooms cats', async () => {
  const at = { address: 'Alpine, TX' };
  await app.transact(async (t) => {
    await makeGroomer(t, { ...at, serviceType: 'both', species: ['dog', 'cat'] });
    await makeGroomer(t, { ...at, serviceType: 'salon' });
    await makeBusiness(t, { ...at, businessType: 'mobile' });
  });
  expect(await listed()).toEqual([2, 1]);
  expect(await listed({ only: 'mobile' })).toEqual([1, 1]);
  expect(await listed({ only: 'salon' })).toEqual([2, 0]);
  expect(await listed({ only: 'cats' })).toEqual([1, 0]);
  expect((await app.app.server.inject('/api/public-pages/towns/tx/alpine?only=dogs')).statusCode).toBe(422);
});

test('each in a town has a price, the next free day and a way to book, as their own page says', async () => {
  const { id } = await groomer('Marfa', 'Groomer', 'Marfa, TX');
  const card = async () => (await town('marfa')).body.groomers.cards[0];
  expect(await card()).toMatchObject({ lowest: null, nextFree: null, booksOnline: false });
  expect((await town('marfa')).body.groomFrom).toBeNull();
  await app.transact((t) => makeWorkingHours(t, id, [[[1, 2], { from: '09:00', to: '11:00' }]]));
  const who = await app.as(id);
  await who.call('PUT /api/profiles/groomer/facts', {
    body: {
      prices: [{ service: 'full_groom', size: 'large', from: 18000, minutes: 60 }],
      languages: [],
    },
  });
  await who.call('PUT /api/booking-page', {
    body: { mode: 'ask', leadHours: 24, daysAhead: 60, newClients: true, gapMinutes: 0, showsPhone: false },
  });
  const shown = await card();
  expect(shown).toMatchObject({
    lowest: { service: 'Full groom', from: 18000 },
    nextFree: '2026-11-23',
    booksOnline: true,
  });
  expect((await town('marfa')).body.groomFrom).toBe(18000);
  const { body: page } = await app.stranger.call('GET /api/public-pages/:as/:slug', {
    params: { as: 'groomer', slug: 'marfa-groomer' },
  });
  expect(page.days.find(({ free }) => free)?.day).toBe(shown?.nextFree);
  expect(page.booksOnline).toBe(true);
  // The visitor reads nothing of the account.
  expect(shown).not.toHaveProperty('id');
});

test('a closed day of a salon is not its next free day', async () => {
  const { id } = await app.transact((t) =>
    makeBusiness(t, { businessName: 'Alpine Salon', address: '200 N 5th St, Alpine, TX 79830' }),
  );
  const closed = { spans: [], byAppointment: false };
  const open = { spans: [{ from: '09:00', to: '17:00' }], byAppointment: false };
  const hours = { mon: closed, tue: open, wed: closed, thu: closed, fri: closed, sat: closed, sun: closed };
  await (
    await app.as(id)
  ).call('PUT /api/profiles/business/facts', { body: { hours, languages: [], prices: [] } });
  const [card] = (await town('alpine')).body.businesses.cards;
  expect(card).toMatchObject({ slug: 'alpine-salon', nextFree: '2026-11-24' });
});

test('a town says how many in it have a rating by pet parents, which one by a salon is not', async () => {
  const [rated, hired] = [
    await groomer('Alma', 'Rated', 'Iraan, TX'),
    await groomer('Bea', 'Hired', 'Iraan, TX'),
  ];
  await groomer('Cleo', 'New', 'Iraan, TX');
  expect((await town('iraan')).body.rated).toBe(0);
  await app.transact(async (t) => {
    for (const [subject, engagementType] of [
      [rated, 'visit'],
      [hired, 'shift'],
    ] as const) {
      const engagement = { engagementType, engagementId: uuidv7() };
      const { id: authorId } = await makeAccount(t, {});
      await insertReview(t.sql, {
        ...engagement,
        id: uuidv7(),
        subjectId: subject.id,
        subjectRole: 'groomer',
        authorId,
        rating: 5,
        tags: [],
        text: 'Kind and quick.',
        createdAt: t.now,
      });
      await markRevealed(t.sql, engagement, t.now);
    }
  });
  expect((await town('iraan')).body.rated).toBe(1);
});

test('a town has a social image, drawn once per version', async () => {
  await groomer('Ozona', 'Groomer', 'Ozona, TX');
  const { socialImage } = (await town('ozona')).body;
  const image = await get(socialImage);
  expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png']);
  expect(await sharp(image.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  for (const older of ['/social/towns/tx/ozona/older.png', '/social/towns/TX/Ozona/older.png'])
    expect((await get(older)).headers.location).toBe(socialImage);
  await groomer('Ozona', 'Second', 'Ozona, TX');
  expect((await town('ozona')).body.socialImage).not.toBe(socialImage);
  expect((await get('/social/towns/tx/sonora/older.png')).statusCode).toBe(404);
});
