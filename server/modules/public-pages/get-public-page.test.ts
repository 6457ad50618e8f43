import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeBusiness } from '#server/modules/profiles/profiles.factory.ts';
import { insertReview, markRevealed } from '#server/modules/reviews/reviews.queries.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('the page of a business has the words of pet parents, and none of the groomers who worked there', async () => {
  const { id } = await app.transact((t) => makeBusiness(t, { businessName: 'Two Trades' }));
  await app.transact(async (t) => {
    for (const [engagementType, text] of [
      ['visit', 'Otto came home calm.'],
      ['shift', 'One dryer between two tables.'],
    ] as const) {
      const author = await makeAccount(t, {});
      const engagement = { engagementType, engagementId: uuidv7() };
      const review = { ...engagement, id: uuidv7(), subjectId: id, subjectRole: 'business' as const };
      await insertReview(t.sql, {
        ...review,
        authorId: author.id,
        rating: 5,
        tags: [],
        text,
        createdAt: t.now,
      });
      await markRevealed(t.sql, engagement, t.now);
    }
  });
  const { body } = await app.stranger.call('GET /api/public-pages/:as/:slug', {
    params: { as: 'business', slug: 'two-trades' },
  });
  expect(body.reviews.map(({ latest }) => latest.map(({ text }) => text))).toEqual([
    ['Otto came home calm.'],
  ]);
});
