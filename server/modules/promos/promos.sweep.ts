import { uuidv7 } from 'uuidv7';
import type { promosApi } from '#contract/memberships/promos.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { admins } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';
import { makePromo } from './promos.factory.ts';
import { insertUse, markUsed } from './promos.queries.ts';

const promo = (id: string) => ({
  note: 'For the fair',
  percentOff: 20,
  amountOff: null,
  plans: ['monthly'],
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: '2030-01-01T00:00:00Z',
  maxUses: 100,
  usesPerAccount: 1,
  active: true,
  ...(id ? {} : { code: `fair${uuidv7().slice(-10)}` }),
});

const twoPromos: ValidRequest = {
  set: withRecords(async (t) => {
    await makePromo(t);
    await makePromo(t);
    return { query: { limit: '1' } };
  }),
};

async function usePromo(t: Transaction, promoId: string, accountId: string) {
  const use = { id: uuidv7(), promoId, accountId, checkoutId: uuidv7(), amountOff: 140 };
  await insertUse(t.sql, { ...use, plan: 'monthly' });
  await markUsed(t.sql, use.checkoutId, t.now);
}

export const sweep: Sweep<typeof promosApi> = {
  calls: {
    'GET /api/admin/promo-codes': { access: admins, ...twoPromos },
    'POST /api/admin/promo-codes': { access: admins, set: () => ({ body: promo('') }) },
    'PATCH /api/admin/promo-codes/:id': {
      access: admins,
      set: withRecords(async (t) => {
        const { id } = await makePromo(t);
        return { params: { id }, body: promo(id) };
      }),
    },
    'GET /api/admin/promo-codes/:id/uses': {
      access: admins,
      set: withRecords(async (t) => {
        const { id } = await makePromo(t);
        for (let n = 0; n < 2; n++) await usePromo(t, id, (await makeAccount(t)).id);
        return { params: { id }, query: { limit: '1' } };
      }),
    },
    'GET /api/admin/promo-codes-csv': { access: admins },
  },
  fill: async (t, me) => usePromo(t, (await makePromo(t)).id, me),
};
