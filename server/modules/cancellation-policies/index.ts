import type { Module } from '#server/platform/module.ts';
import { cancellationPoliciesJobs } from './cancellation-policies.jobs.ts';
import { cancellationPoliciesRoutes } from './cancellation-policies.routes.ts';

export { cancellationTerms, chargeFee, feeOfEnd } from './charge-fee.ts';
export { feeSentence } from './fee-sentence.ts';
export { findPolicy, lockFee } from './fees.queries.ts';
export { getFee } from './list-fees.ts';

export const cancellationPolicies: Module = {
  name: 'cancellation-policies',
  routes: cancellationPoliciesRoutes,
  jobs: cancellationPoliciesJobs,
  tables: {
    cancellation_policies: {
      of: ['account_id'],
      what: "A provider's cancellation policies, earlier ones included",
      because: 'A visit keeps the policy that it was booked under.',
      archive: { list: 'policies' },
      closed: 'stays',
    },
    fees: {
      of: ['account_id', 'owner_id'],
      what: 'Fees for visits that were cancelled late or missed',
      because: 'They are the record of what is owed. They stay without names of the people.',
      archive: { list: 'fees', without: ['owner_id'] },
      closed: 'stays',
      words: { waive_reason: 'It is the record of why nothing was asked for.' },
    },
  },
};
