import type { shiftAgreementsApi } from '#contract/shift-agreements/shift-agreements.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { anyone, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeAgreement } from './shift-agreements.factory.ts';

const signed = async ({ transact, owner, groomer }: World): Promise<Happening> => {
  const { id: agreementId } = await transact((t) =>
    makeAgreement(t, { businessId: owner.id, groomerId: groomer.id }),
  );
  return ['agreement.signed', { agreementId }];
};

const byId = withRecords(async (t, me) => ({
  params: { id: (await makeAgreement(t, { groomerId: me })).id },
}));

export const sweep: Sweep<typeof shiftAgreementsApi> = {
  calls: {
    'GET /api/shifts/:id/agreement': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({
        params: { id: (await makeAgreement(t, { businessId: me })).shiftId },
      })),
    },
    'GET /api/shift-agreements/:id': { access: own(anyone), set: byId },
    'GET /api/shift-agreements/:id/pdf': { access: own(anyone), set: byId },
    'POST /api/shift-agreements/:id/sign': {
      access: own(anyone),
      set: withRecords(async (t, me) => ({
        params: { id: (await makeAgreement(t, { groomerId: me, unsigned: true })).id },
      })),
    },
  },
  notices: { agreement_signed: to('owner', signed) },
  fill: async (t, me, mark) => {
    await makeAgreement(t, { businessId: me, unsigned: true, mark });
    await makeAgreement(t, { groomerId: me, unsigned: true, mark });
  },
};
