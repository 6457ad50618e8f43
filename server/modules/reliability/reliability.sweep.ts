import type { reliabilityApi } from '#contract/reliability.ts';
import { anyone, admins, own } from '#tests/every-call/access.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeAppeal, makeDecidedAppeal, makeFact } from './reliability.factory.ts';

const excused =
  (
    type: 'reliability.weather_claimed' | 'reliability.weather_objected',
    by: 'owner' | 'groomer',
    other: 'owner' | 'groomer',
  ) =>
  async (world: World): Promise<Happening> => {
    const given = { accountId: world[by].id, otherId: world[other].id, excused: 'weather' as const };
    return [type, { factId: await world.transact((t) => makeFact(t, given)) }];
  };

const appealDecided =
  (by: 'owner' | 'groomer', other: 'owner' | 'groomer') =>
  async (world: World): Promise<Happening> => {
    const sides = { accountId: world[by].id, otherId: world[other].id };
    const appealId = await world.transact((t) => makeDecidedAppeal(t, sides));
    return ['appeal.decided', { appealId, subjectId: appealId, contested: false, upheld: true }];
  };

export const sweep: Sweep<typeof reliabilityApi> = {
  calls: {
    'GET /api/reliability': { access: anyone },
    'GET /api/reliability/facts': {
      access: own(anyone, 'own'),
      set: withRecords(async (t, accountId) => {
        for (let n = 0; n < 2; n++) await makeFact(t, { accountId });
        return { query: { limit: '1' } };
      }),
    },
    'POST /api/reliability/facts/:id/appeal': {
      access: own(anyone),
      set: withRecords(async (t, accountId) => ({
        params: { id: await makeFact(t, { accountId }) },
        body: { text: 'The road was closed.' },
      })),
    },
    'GET /api/reliability/excuses': {
      access: anyone,
      set: withRecords(async (t, otherId) => {
        for (let n = 0; n < 2; n++) await makeFact(t, { otherId, excused: 'weather' });
        return { query: { limit: '1' } };
      }),
    },
    'POST /api/reliability/excuses/:id/object': {
      access: own(anyone),
      set: withRecords(async (t, otherId) => ({
        params: { id: await makeFact(t, { otherId, excused: 'weather' }) },
        body: { text: 'The sun was shining.' },
      })),
    },
    'GET /api/admin/disputes': {
      access: admins,
      set: withRecords(async (t) => {
        for (let n = 0; n < 2; n++) await makeAppeal(t);
        return { query: { state: 'open', limit: '1' } };
      }),
    },
    'POST /api/admin/disputes/:id/decide': {
      access: admins,
      set: withRecords(async (t) => ({
        params: { id: (await makeAppeal(t)).id },
        body: { decision: 'overturned', reason: 'The owner agrees.' },
      })),
    },
  },
  notices: {
    weather_claimed: to('groomer', excused('reliability.weather_claimed', 'owner', 'groomer')),
    weather_objected: to('groomer', excused('reliability.weather_objected', 'groomer', 'owner')),
    appeal_decided: to('groomer', appealDecided('groomer', 'owner')),
    appeal_about_you_decided: to('groomer', appealDecided('owner', 'groomer')),
  },
  fill: async (t, me, mark) => {
    await makeAppeal(t, { accountId: me, text: mark('I was ill.'), title: mark('Saturday.') });
    await makeFact(t, { otherId: me });
  },
};
