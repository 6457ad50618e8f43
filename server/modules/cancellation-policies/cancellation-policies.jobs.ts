import { onEvent } from '#server/platform/jobs/jobs.ts';
import { chargeFee } from './charge-fee.ts';
import { deleteOwedFee } from './fees.queries.ts';

export const cancellationPoliciesJobs = {
  'charge-fee': onEvent('visit.ended', ({ transact }, { visitId }) => transact((t) => chargeFee(t, visitId))),
  'charge-fee-of-client': onEvent('visit.client_cancelled', ({ transact }, { visitId }) =>
    transact((t) => chargeFee(t, visitId)),
  ),
  // A visit that is booked again is owed nothing for.
  'drop-fee': onEvent('visit.restored', ({ transact }, { visitId }) =>
    transact(async (t) => {
      await deleteOwedFee(t.sql, visitId);
    }),
  ),
};
