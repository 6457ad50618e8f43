import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { makeOffer, makeRequest } from '#server/modules/grooming-requests/requests.factory.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { insertReview, markRevealed } from './reviews.queries.ts';
import type { SubjectRole } from './reviews.queries.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let parent: Caller, owner: Caller, groomer: Caller, both: Caller;
const near = { near: '78704', radius: 5 };
beforeAll(async () => {
  app = await openTestApp();
  parent = await app.signIn({ roles: ['pet_owner'], firstName: 'Jordan' });
  owner = await app.signIn({ roles: ['owner'] });
  groomer = await app.signIn({ roles: ['groomer'] });
  both = await app.signIn({ roles: ['groomer', 'pet_owner'] });
  await app.transact(async (t) => {
    await makeGroomer(t, { accountId: groomer.id, address: 'Austin, TX 78704' });
    await makeBusiness(t, { accountId: owner.id, address: '1204 S Lamar Blvd, Austin, TX 78704' });
  });
  for (const rating of [5, 5, 4]) await review(groomer, 'groomer', 'visit', parent, rating);
  await review(groomer, 'groomer', 'shift', owner, 2);
  await review(owner, 'business', 'shift', groomer, 5);
  await review(owner, 'business', 'visit', parent, 3);
});
afterAll(() => app.close());

/** A review that everyone can read. */
const review = (
  of: Caller,
  subjectRole: SubjectRole,
  engagementType: 'shift' | 'visit',
  by: Caller,
  rating: number,
) =>
  app.transact(async (t) => {
    const engagement = { engagementType, engagementId: uuidv7() };
    const people = { authorId: by.id, subjectId: of.id, subjectRole };
    await insertReview(t.sql, {
      id: uuidv7(),
      ...engagement,
      ...people,
      rating,
      tags: [],
      text: `${rating} after a ${engagementType}`,
      createdAt: t.now,
    });
    await markRevealed(t.sql, engagement, t.now);
  });

const byParents = { rating: 4.7, reviewCount: 3 };
const byOwners = { rating: 2, reviewCount: 1 };
const ratingsOfGroomer = [
  { engagementType: 'shift', ...byOwners },
  { engagementType: 'visit', ...byParents },
];
const cardOfGroomer = async (who: Caller, query: object = {}) =>
  (await who.call('GET /api/groomers', { query: { ...near, ...query } })).body.find(
    ({ id }) => id === groomer.id,
  );

const firstOf = async (who: Caller) =>
  (await who.call('GET /api/groomers', { query: { ...near, sort: 'rating' } })).body[0]?.id;

describe('ratings of two trades', () => {
  test('a pet parent’s list shows, filters and counts what pet parents wrote', async () => {
    expect(await cardOfGroomer(parent)).toMatchObject({ groomerProfile: byParents });
    expect(await cardOfGroomer(parent, { minRating: 4 })).toBeDefined();
    expect(
      (await parent.call('GET /api/groomers/count', { query: { ...near, minRating: 4 } })).body.count,
    ).toBe(1);
    const { body } = await parent.call('GET /api/owners', { query: near });
    expect(body).toMatchObject([{ businessProfile: { rating: 3, reviewCount: 1 } }]);
  });

  test('an owner’s list has what owners wrote, and a groomer’s what groomers wrote', async () => {
    expect(await cardOfGroomer(owner)).toMatchObject({ groomerProfile: byOwners });
    expect(await cardOfGroomer(owner, { minRating: 4 })).toBeUndefined();
    const { body } = await groomer.call('GET /api/owners', { query: near });
    expect(body).toMatchObject([{ businessProfile: { rating: 5, reviewCount: 1 } }]);
  });

  test('who has two roles asks for either', async () => {
    expect(await cardOfGroomer(both)).toMatchObject({ groomerProfile: byOwners });
    expect(await cardOfGroomer(both, { ratedAfter: 'visit' })).toMatchObject({ groomerProfile: byParents });
    const all = async (userType: 'groomer' | 'pet_owner') =>
      (await both.call('GET /api/marketplace/all-offers', { query: { userType } })).body.owners;
    expect(await all('pet_owner')).toMatchObject([{ businessProfile: { rating: 3 } }]);
    expect(await all('groomer')).toMatchObject([{ businessProfile: { rating: 5 } }]);
  });

  test('the best rated come first by the reader’s own trade', async () => {
    const rival = await app.signIn({ roles: ['groomer'] });
    await app.transact((t) => makeGroomer(t, { accountId: rival.id, address: 'Austin, TX 78704' }));
    await review(rival, 'groomer', 'shift', owner, 5);
    await review(rival, 'groomer', 'visit', parent, 1);
    expect([await firstOf(parent), await firstOf(owner)]).toEqual([groomer.id, rival.id]);
  });

  test('the profile has both', async () => {
    for (const who of [parent, owner])
      expect(
        (await who.call('GET /api/users/:id', { params: { id: groomer.id } })).body.groomerProfile,
      ).toMatchObject({ ratings: ratingsOfGroomer });
    expect((await groomer.call('GET /api/profiles/groomer')).body.profile).toMatchObject({
      ratings: ratingsOfGroomer,
    });
  });

  test('an offer shows what pet parents wrote, an application what owners wrote', async () => {
    const request = await app.transact((t) => makeRequest(t, { ownerId: parent.id }));
    const shift = await app.transact((t) => makeShift(t, { businessId: owner.id }));
    await app.transact((t) => makeOffer(t, { requestId: request.id, providerId: groomer.id }));
    const offers = await parent.call('GET /api/grooming-requests/:id/offers', { params: { id: request.id } });
    expect(offers.body).toMatchObject([{ provider: byParents }]);
    await groomer.call('POST /api/shift-applications', { body: { shiftId: shift.id } });
    const applicants = await owner.call('GET /api/shifts/:id/applications', { params: { id: shift.id } });
    expect(applicants.body).toMatchObject([{ groomer: byOwners }]);
  });

  test('a shift shows what groomers wrote of the business', async () => {
    const { id } = await app.transact((t) => makeShift(t, { businessId: owner.id }));
    const { body } = await groomer.call('GET /api/shifts/:id', { params: { id } });
    expect(body.business).toMatchObject({ rating: 5, reviewCount: 1 });
  });

  test('who is listed again keeps both', async () => {
    await app.transact(async ({ sql }) => {
      await sql`update groomer_profiles set listed = false where account_id = ${groomer.id}`;
      await sql`update groomer_profiles set listed = true where account_id = ${groomer.id}`;
    });
    expect(await cardOfGroomer(parent, { minRating: 4 })).toBeDefined();
    expect(await cardOfGroomer(owner, { minRating: 2 })).toBeDefined();
  });
});
