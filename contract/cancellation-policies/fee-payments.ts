import { z } from 'zod';
import { PayMethod } from '../bills/bills.ts';
import type { EndpointTable } from '../endpoint.ts';
import { Params } from '../values.ts';
import { Fee } from './cancellation-policies.ts';
import type { cancellationPoliciesApi } from './cancellation-policies.ts';

/** Payments of fees are kept with those of bills. */
export const feePaymentsApi = {
  'POST /api/fees/:id/pay': {
    summary: 'A fee for a cancelled or missed visit was paid',
    params: Params,
    body: z.strictObject({ method: PayMethod }),
    reply: Fee,
  },
} as const satisfies EndpointTable;

export type CancellationPolicies = {
  api: typeof cancellationPoliciesApi & typeof feePaymentsApi;
  events: object;
};
