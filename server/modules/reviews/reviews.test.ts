import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { insertBlock } from '#server/modules/blocks/blocks.queries.ts';
import { after, days } from '#server/platform/clock.ts';
import { draftIn, signInGroomer, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { insertReview, markRevealed } from './reviews.queries.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Creates a shift that was worked and completed today. */
async function workedShift(worker?: Caller) {
  const [owner, groomer] = [await signInOwner(app), worker ?? (await signInGroomer(app))];
  const { body: shift } = await owner.call('POST /api/shifts', { body: draftIn(app, 1) });
  const params = { id: shift.id };
  const { body: application } = await groomer.call('POST /api/shift-applications', {
    body: { shiftId: shift.id },
  });
  await owner.call('POST /api/shift-applications/:id/accept', { params: { id: application.id } });
  app.clock.moveTo(new Date(shift.endsAt));
  await app.settle();
  await owner.call('POST /api/shifts/:id/complete', { params, body: { dogsGroomed: 6, revenue: 60_000 } });
  return { owner, groomer, params, engagementId: shift.id };
}

const write = (who: Caller, engagementId: string, given: object = {}) =>
  who.call('POST /api/reviews', { body: { engagementType: 'shift', engagementId, rating: 5, ...given } });

const reviewsOf = async (reader: Caller, id: string) =>
  (await reader.call('GET /api/users/:id/reviews', { params: { id } })).body;

describe('reviews of a worked shift', () => {
  test('are visible and counted only after both sides wrote', async () => {
    const { owner, groomer, engagementId } = await workedShift();
    const first = await write(owner, engagementId, {
      rating: 4,
      tags: ['gentle', 'on_time'],
      text: 'Calm hands.',
    });
    expect(first.body).toMatchObject({ revealed: false, revealedAt: null });
    expect(await reviewsOf(groomer, groomer.id)).toEqual([]);
    expect((await groomer.call('GET /api/profiles/groomer')).body.profile).toMatchObject({
      rating: null,
      reviewCount: 0,
    });

    const second = await write(groomer, engagementId, { rating: 5, tags: ['fair_pay'] });
    expect(second.body.revealed).toBe(true);
    expect(await reviewsOf(owner, groomer.id)).toMatchObject([
      { rating: 4, tags: ['gentle', 'on_time'], author: { name: 'Shoal Creek Pet Spa', role: 'owner' } },
    ]);
    expect(await reviewsOf(groomer, owner.id)).toMatchObject([{ author: { role: 'groomer' } }]);
    expect((await groomer.call('GET /api/profiles/groomer')).body.profile).toMatchObject({
      rating: 4,
      reviewCount: 1,
    });
    expect((await owner.call('GET /api/profiles/business')).body.profile).toMatchObject({
      rating: 5,
      reviewCount: 1,
    });
  });

  test.each([true, false])(
    'are mailed as both open, or as the only one: both wrote, %s',
    async (bothWrote) => {
      const { owner, groomer, engagementId } = await workedShift();
      const { body: me } = await groomer.call('GET /auth/me');
      await write(owner, engagementId, { rating: 4 });
      if (bothWrote) await write(groomer, engagementId);
      app.clock.moveTo(after(app.clock.now(), days(14)));
      await app.settle();
      const told = (await app.app.platform.mailer.kept(500)).filter(
        ({ toAddress, subject }) => toAddress === me.user.email && / reviewed you/.test(subject),
      );
      expect(told.map(({ subject }) => subject)).toEqual(['Shoal Creek Pet Spa reviewed you: 4 of 5']);
      expect(told[0]?.body.includes('Both reviews are open now')).toBe(bothWrote);
    },
  );

  test('are visible after 14 days without the other side’s review; writing is then closed', async () => {
    const { owner, groomer, engagementId } = await workedShift();
    await write(owner, engagementId, { rating: 3 });
    const now = app.clock.now();
    app.clock.moveTo(after(now, days(13)));
    await app.settle();
    expect(await reviewsOf(owner, groomer.id)).toEqual([]);
    app.clock.moveTo(after(now, days(14)));
    await app.settle();
    expect(await reviewsOf(owner, groomer.id)).toMatchObject([{ rating: 3 }]);
    expect((await write(groomer, engagementId)).problem.code).toBe('too_late');
  });

  test('become visible when both sides write at the same instant', async () => {
    const { owner, groomer, engagementId } = await workedShift();
    const answers = await Promise.all([write(owner, engagementId), write(groomer, engagementId)]);
    expect(answers.map((answer) => answer.body.revealed).toSorted((a, b) => Number(a) - Number(b))).toEqual([
      false,
      true,
    ]);
    expect(await reviewsOf(owner, groomer.id)).toHaveLength(1);
    expect(await reviewsOf(owner, owner.id)).toHaveLength(1);
  });

  test('can be written once, by its two sides, about completed work', async () => {
    const { owner, groomer, engagementId } = await workedShift();
    await write(owner, engagementId);
    expect((await write(owner, engagementId)).problem.code).toBe('already_done');
    expect((await write(await signInGroomer(app), engagementId)).status).toBe(404);
    expect((await write(app.stranger, engagementId)).status).toBe(401);
    const coming = await owner.call('POST /api/shifts', { body: draftIn(app, 5) });
    expect((await write(groomer, coming.body.id)).status).toBe(404);
  });

  test.each([
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ tags: ['fair_pay'] }, 'tags.0'],
    [{ text: 'x'.repeat(2001) }, 'text'],
    [{ engagementType: 'date' }, 'engagementType'],
    [{ revealedAt: null }, 'revealedAt'],
  ])('refuses %j', async (change, path) => {
    const { owner, engagementId } = await workedShift();
    const answer = await write(owner, engagementId, change);
    expect(answer.status).toBe(422);
    expect(answer.problem.errors?.map((error) => error.path)).toEqual([path]);
  });
});

describe('replying to a review', () => {
  test('is allowed once for the reviewed person, after the review is visible', async () => {
    const { owner, groomer, engagementId } = await workedShift();
    const { body: review } = await write(owner, engagementId, { text: 'A little late.' });
    const reply = (who: Caller) =>
      who.call('POST /api/reviews/:id/reply', {
        params: { id: review.id },
        body: { text: 'The train was.' },
      });
    expect((await reply(groomer)).status).toBe(404);
    await write(groomer, engagementId);
    expect((await reply(owner)).status).toBe(404);
    expect((await reply(app.stranger)).status).toBe(401);
    expect((await reply(groomer)).body.reply).toMatchObject({ text: 'The train was.' });
    expect((await reply(groomer)).problem.code).toBe('already_done');
  });

  test('reading reviews needs a membership, except one’s own', async () => {
    const [guest, other] = [await app.signIn({ membership: false }), await app.signIn()];
    const own = { params: { id: guest.id } };
    expect((await guest.call('GET /api/users/:id/reviews', own)).status).toBe(200);
    const params = { id: other.id };
    expect((await guest.call('GET /api/users/:id/reviews', { params })).status).toBe(402);
    expect((await app.stranger.call('GET /api/users/:id/reviews', { params })).status).toBe(401);
  });
});

test('reviews by salons and by pet parents are listed and rated apart', async () => {
  const vera = await app.signIn({ roles: ['groomer'] });
  const [salon, parent] = [await signInOwner(app), await app.signIn({ roles: ['pet_owner'] })];
  await app.transact(async (t) => {
    const works = [
      [salon, 'shift', 4],
      [salon, 'shift', 3],
      [parent, 'visit', 5],
    ] as const;
    for (const [author, engagementType, rating] of works) {
      const work = { engagementType, engagementId: uuidv7() };
      const review = {
        id: uuidv7(),
        authorId: author.id,
        subjectId: vera.id,
        subjectRole: 'groomer',
        tags: [],
        text: '',
      } as const;
      await insertReview(t.sql, { ...work, ...review, tags: [], rating, createdAt: t.now });
      await markRevealed(t.sql, work, t.now);
    }
  });
  const params = { id: vera.id };
  const ratings = async () =>
    (await vera.call('GET /api/users/:id/ratings', { params, query: { as: 'groomer' } })).body;
  expect(await ratings()).toEqual([
    { engagementType: 'shift', rating: 3.5, reviewCount: 2 },
    { engagementType: 'visit', rating: 5, reviewCount: 1 },
  ]);
  const list = async (engagementType: string) =>
    (await salon.call('GET /api/users/:id/reviews', { params, query: { engagementType } })).body.map(
      ({ rating }) => rating,
    );
  expect([new Set(await list('shift')), await list('visit')]).toEqual([new Set([3, 4]), [5]]);
  const asBusiness = await salon.call('GET /api/users/:id/ratings', { params, query: { as: 'business' } });
  expect(asBusiness.body).toEqual([]);
  // A person who has blocked an author reads neither that author's reviews nor their stars.
  await app.transact((t) => insertBlock(t.sql, parent.id, salon.id, t.now));
  const seen = await parent.call('GET /api/users/:id/ratings', { params, query: { as: 'groomer' } });
  expect(seen.body).toEqual([{ engagementType: 'visit', rating: 5, reviewCount: 1 }]);
});

test('reviews are sorted by the date they were written, not the date they became visible', async () => {
  const earlier = await workedShift();
  const { groomer } = earlier;
  await write(earlier.owner, earlier.engagementId, { text: 'written first' });
  const later = await workedShift(groomer);
  await write(later.owner, later.engagementId, { text: 'written last' });
  await write(groomer, later.engagementId);
  await write(groomer, earlier.engagementId);
  const { body } = await groomer.call('GET /api/users/:id/reviews', { params: { id: groomer.id } });
  expect(body.map(({ text }) => text)).toEqual(['written last', 'written first']);
});

test('a cursor must be a visible review of the same person', async () => {
  const { owner, groomer, engagementId } = await workedShift();
  const hidden = await write(owner, engagementId);
  const page = (who: Caller, cursor: string) =>
    owner.call('GET /api/users/:id/reviews', { params: { id: who.id }, query: { cursor } });
  const unknown = '01a1f930-a1b4-7151-9c3a-788155132aa4';
  for (const cursor of [unknown, hidden.body.id]) {
    const answer = await page(groomer, cursor);
    expect([answer.status, answer.problem.errors?.map(({ path }) => path)]).toEqual([422, ['cursor']]);
  }
  await write(groomer, engagementId);
  expect(await page(groomer, hidden.body.id)).toMatchObject({ status: 200, body: [] });
  expect((await page(owner, hidden.body.id)).status).toBe(422);
});
