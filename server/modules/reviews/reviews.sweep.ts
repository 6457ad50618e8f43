import { uuidv7 } from 'uuidv7';
import type { reviewsApi } from '#contract/reviews.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { anyone, members, own } from '#tests/every-call/access.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { insertReview, markRevealed } from './reviews.queries.ts';

async function reviewOf(t: Transaction, groomerId: string, day = '2026-01-05'): Promise<string> {
  const author = await makeBusiness(t);
  const shift = await makeShift(t, { businessId: author.id, status: 'completed', groomerId, day });
  const work = { engagementType: 'shift', engagementId: shift.id } as const;
  const id = uuidv7();
  await insertReview(t.sql, {
    id,
    ...work,
    authorId: author.id,
    subjectId: groomerId,
    subjectRole: 'groomer',
    rating: 5,
    tags: [],
    text: 'Calm hands.',
    createdAt: t.now,
  });
  await markRevealed(t.sql, work, t.now);
  return id;
}

export const sweep: Sweep<typeof reviewsApi> = {
  calls: {
    'POST /api/reviews': {
      access: own(anyone),
      set: withRecords(async (t, me) => {
        const { id: engagementId } = await makeShift(t, { status: 'completed', groomerId: me });
        return {
          body: { engagementType: 'shift', engagementId, rating: 5, tags: ['fair_pay'], text: 'Good.' },
        };
      }),
    },
    'POST /api/reviews/:id/reply': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({
        params: { id: await reviewOf(t, me) },
        body: { text: 'Thank you.' },
      })),
    },
    'GET /api/users/:id/ratings': {
      access: members(),
      set: withRecords(async (t) => {
        const { id } = await makeGroomer(t);
        await reviewOf(t, id);
        return { params: { id }, query: { as: 'groomer' } };
      }),
    },
    'GET /api/users/:id/reviews': {
      access: members(),
      set: withRecords(async (t) => {
        const { id } = await makeGroomer(t);
        await reviewOf(t, id);
        await reviewOf(t, id, '2026-01-06');
        return { params: { id }, query: { as: 'groomer', engagementType: 'shift', limit: '1' } };
      }),
    },
  },
  notices: {
    review_received: to('groomer', async ({ sql, visit: { visitId }, petOwner, groomer }) => {
      const id = uuidv7();
      const work = { engagementType: 'visit', engagementId: visitId } as const;
      const people = { authorId: petOwner.id, subjectId: groomer.id, subjectRole: 'groomer' } as const;
      await insertReview(sql, {
        id,
        ...work,
        ...people,
        rating: 5,
        tags: [],
        text: '',
        createdAt: new Date(),
      });
      return ['review.revealed', { reviewId: id }];
    }),
    review_to_write: to('groomer', ({ visit: { visitId }, petOwner, groomer }) => [
      'review.due',
      { engagementType: 'visit', engagementId: visitId, authorId: groomer.id, subjectId: petOwner.id },
    ]),
  },
};
