import type { termChangesApi } from '#contract/shifts/term-changes.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { anyone, members, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeTermChange } from './term-changes.factory.ts';

const change =
  (event: 'term_change.asked' | 'term_change.answered', answered?: 'accept' | 'withdraw') =>
  async ({ transact, owner, groomer }: World): Promise<Happening> => {
    const { id: termChangeId } = await transact((t) =>
      makeTermChange(t, {
        businessId: owner.id,
        groomerId: groomer.id,
        ...(answered ? { answered } : {}),
      }),
    );
    return [event, { termChangeId }];
  };

const asked = (side: 'businessId' | 'groomerId') =>
  withRecords(async (t, me) => ({ params: { id: (await makeTermChange(t, { [side]: me })).id } }));

export const sweep: Sweep<typeof termChangesApi> = {
  calls: {
    'GET /api/shifts/:id/term-changes': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({
        params: { id: (await makeTermChange(t, { businessId: me })).shiftId },
      })),
    },
    'POST /api/shifts/:id/term-changes': {
      access: own(members('owner')),
      set: withRecords(async (t, me) => ({
        params: { id: (await makeShift(t, { businessId: me, status: 'filled' })).id },
        body: {
          change: {
            dogCount: 7,
            payPercentage: 55,
            startTime: '09:00',
            endTime: '17:00',
            estimatedPayMin: 210,
            estimatedPayMax: 300,
            requirements: ['Own shears'],
            bonusInfo: 'Tips',
            bonusAmount: 2000,
            paidWhen: 'same_day',
          },
          answerHours: 12,
          note: 'One more doodle.',
        },
      })),
    },
    'POST /api/term-changes/:id/accept': { access: own(anyone), set: asked('groomerId') },
    'POST /api/term-changes/:id/decline': { access: own(anyone), set: asked('groomerId') },
    'POST /api/term-changes/:id/withdraw': { access: own(anyone), set: asked('businessId') },
  },
  notices: {
    terms_asked: to('groomer', change('term_change.asked')),
    terms_answered: to('owner', change('term_change.answered', 'accept')),
    terms_question_withdrawn: to('groomer', change('term_change.answered', 'withdraw')),
  },
  fill: async (t, me, mark) => {
    await makeTermChange(t, { businessId: me, mark, answered: 'withdraw' });
    await makeTermChange(t, { groomerId: me, mark, answered: 'withdraw' });
  },
};
