import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { insertReview, markRevealed } from '#server/modules/reviews/reviews.queries.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { endMembership } from '#tests/end-membership.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { makeBookingPage } from './booking-page.factory.ts';
import { onPages, someone } from './booking-page.scenario.ts';

let app: TestApp;
let pages: ReturnType<typeof onPages>;
beforeAll(async () => {
  app = await openTestApp();
  pages = onPages(app);
});
afterAll(() => app.close());

test('without a membership the page stays with the name and the phone, and takes no bookings', async () => {
  const { maya, params } = await pages.openPage({ showsPhone: true }, { account: { phone: '512 555 0134' } });
  const { ticket } = await pages.proven(params, someone());
  const get = async () => (await app.stranger.call('GET /api/book/:as/:slug', { params })).body;
  const before = await get();
  expect(before.open).not.toBeNull();
  expect(before.phone).toBe('512 555 0134');
  await endMembership(app, maya.id);
  expect(await get()).toEqual({ ...before, open: null });
  for (const refused of [await pages.askForCode(params, someone()), await pages.book(params, ticket)])
    expect([refused.status, refused.problem.code]).toEqual([409, 'not_offered']);
  expect(await pages.visitsOf({ maya, params })).toEqual([]);
});

test('the rating by pet parents shows as on the public page, and not where that is hidden', async () => {
  const { maya, params } = await pages.openPage();
  const get = async () => (await app.stranger.call('GET /api/book/:as/:slug', { params })).body;
  expect(await get()).toMatchObject({ rating: null, reviewCount: 0 });
  const review = (engagementType: 'visit' | 'shift', rating: number) =>
    app.transact(async (t) => {
      const author = await makeAccount(t, {});
      const engagement = { engagementType, engagementId: uuidv7() };
      await insertReview(t.sql, {
        ...engagement,
        id: uuidv7(),
        authorId: author.id,
        subjectId: maya.id,
        subjectRole: 'groomer',
        rating,
        tags: [],
        text: '',
        createdAt: t.now,
      });
      await markRevealed(t.sql, engagement, t.now);
    });
  await review('visit', 5);
  await review('visit', 4);
  await review('shift', 1);
  const rated = { rating: 4.5, reviewCount: 2 };
  expect(await get()).toMatchObject(rated);
  const publicPage = await app.stranger.call('GET /api/public-pages/:as/:slug', { params });
  expect(publicPage.body).toMatchObject(rated);
  const own = { params: { as: 'groomer' as const } };
  await maya.call('PUT /api/public-pages/own/:as', { ...own, body: { hidden: true } });
  expect(await get()).toMatchObject({ rating: null, reviewCount: 0 });
});

const pageOf = async (secret: string) =>
  (await app.stranger.call('GET /api/client-links/:secret/booking-page', { params: { secret } })).body.page;

const makeProvider = () =>
  app.transact(async (t) => {
    const { id } = await makeGroomer(t);
    const { secret } = await makeClientLink(t, app.app.platform.secrets, { providerId: id });
    return { id, secret };
  });

test('a link leads to the page where the next visit is booked, while that takes bookings', async () => {
  const { id, secret } = await makeProvider();
  expect(await pageOf(secret)).toBeNull();
  expect(await app.transact((t) => makeBookingPage(t, id))).toEqual(await pageOf(secret));
  const maya = await app.as(id);
  const { page: _page, hasHours: _hours, ...settings } = (await maya.call('GET /api/booking-page')).body;
  await maya.call('PUT /api/booking-page', { body: { ...settings, mode: 'off' } });
  expect(await pageOf(secret)).toBeNull();
});

test('a provider whose membership has ended takes no bookings, so no link leads there', async () => {
  const { id, secret } = await makeProvider();
  const page = await app.transact((t) => makeBookingPage(t, id));
  expect(await pageOf(secret)).toEqual(page);
  await endMembership(app, id);
  expect(await pageOf(secret)).toBeNull();
});

test('a pet parent books again from a visit in their account, and nobody else is told where', async () => {
  const { id } = await app.transact((t) => makeGroomer(t));
  const { june, visit } = await app.transact(async (t) => {
    const { id: juneId } = await makePetOwner(t);
    return { june: juneId, visit: await makeOwnVisit(t, { providerId: id, ownerId: juneId }) };
  });
  const ask = async (who: string) =>
    (await app.as(who)).call('GET /api/visits/:id/booking-page', { params: { id: visit.id } });
  expect((await ask(june)).body.page).toBeNull();
  const page = await app.transact((t) => makeBookingPage(t, id));
  expect((await ask(june)).body.page).toEqual(page);
  expect((await ask(id)).status).toBe(404);
});
