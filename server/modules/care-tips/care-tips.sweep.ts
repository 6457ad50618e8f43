import type { careTipsApi } from '#contract/care-tips/care-tips.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { anyone, admins, withRole, members, own } from '#tests/every-call/access.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeOwnerTip } from './care-tips.factory.ts';

const tipId = 'safety-parked-car';

export const sweep: Sweep<typeof careTipsApi> = {
  calls: {
    'GET /api/pet-care-tips': {
      access: own(members('pet_owner')),
      set: withRecords(async (t, ownerId) => ({
        query: { petId: (await makePet(t, { ownerId })).id, category: 'grooming' },
      })),
    },
    // Tips are the same for all; the module's own test shows that saved tips are private.
    'GET /api/pet-care-tips/saved': {
      access: withRole('pet_owner'),
      set: withRecords(async (t, accountId) => {
        await makeOwnerTip(t, { accountId, tipId, saved: true });
        return {};
      }),
    },
    'GET /api/pet-care-tips/:id': { access: anyone, set: () => ({ params: { id: tipId } }) },
    'GET /api/pet-care-tips/daily/:userId': {
      access: own(members('pet_owner'), 403),
      set: withRecords(async (t, ownerId) => {
        await makePet(t, { ownerId });
        return { params: { userId: ownerId } };
      }),
    },
    'GET /api/pet-care-tips/daily-state': { access: members('pet_owner') },
    'GET /api/pet-care-tips/notifications': { access: withRole('pet_owner') },
    'POST /api/pet-care-tips/rate': {
      access: withRole('pet_owner'),
      set: () => ({ body: { tipId, rating: 5, feedback: 'We tried it today.' } }),
    },
    'POST /api/pet-care-tips/save': {
      access: withRole('pet_owner'),
      set: () => ({ body: { tipId, saved: true } }),
    },
    'POST /api/pet-care-tips/notifications': {
      access: withRole('pet_owner'),
      set: () => ({ body: { enabled: true, email: true, push: false } }),
    },
    'GET /api/admin/care-tips': {
      access: admins,
      set: () => ({ query: { category: 'safety', sort: 'title' } }),
    },
    'GET /api/admin/care-tips/:id/feedback': {
      access: admins,
      set: withRecords(async (t) => {
        for (const feedback of ['Ours is in the shade.', 'Clear and short.'])
          await makeOwnerTip(t, { tipId, rating: 4, feedback });
        return { params: { id: tipId }, query: { limit: '1' } };
      }),
    },
    'PATCH /api/admin/care-tips/:id': {
      access: admins,
      set: () => ({
        params: { id: tipId },
        body: { hidden: true, reason: 'Its source has been withdrawn.' },
      }),
    },
  },
  notices: {
    daily_tip: to(
      'petOwner',
      async ({ sql, petOwner }) => {
        const tip = { accountId: petOwner.id, day: '2026-11-20', tipId: 'safety-parked-car' };
        await sql`insert into daily_tips ${sql({ ...tip, pets: ['Bella'], because: 'It is warm.' })}`;
        return ['daily_tip.chosen', { accountId: petOwner.id, day: '2026-11-20' }];
      },
      // Email and push only by choice.
      ['inApp'],
    ),
  },
  fill: async (t, me, mark) => {
    const daily = { accountId: me, day: '2026-11-20', tipId, pets: ['Lantern'], because: mark('For') };
    await t.sql`insert into daily_tip_settings ${t.sql({ accountId: me, nextAt: t.now })} on conflict do nothing`;
    await t.sql`insert into daily_tips ${t.sql(daily)} on conflict do nothing`;
    await makeOwnerTip(t, {
      accountId: me,
      dailyOn: '2026-11-20',
      rating: 5,
      feedback: mark('Helped.'),
      saved: true,
    });
  },
};
