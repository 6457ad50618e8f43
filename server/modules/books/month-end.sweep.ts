import type { monthEndApi } from '#contract/books/month-end.ts';
import { makeBill } from '#server/modules/bills/bills.factory.ts';
import { own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';

const reading: ValidRequest = {
  set: withRecords(async (t, me) => {
    await makeBill(t, { visit: { providerId: me }, payments: [] });
    return { query: { year: '2026' } };
  }),
};

export const sweep: Sweep<typeof monthEndApi> = {
  calls: {
    'GET /api/books/month-end': { access: own(withRole('owner'), 'own'), ...reading },
    'GET /api/books/month-end/csv': { access: withRole('owner'), ...reading },
    'GET /api/books/month-end/pdf': { access: withRole('owner'), ...reading },
  },
};
