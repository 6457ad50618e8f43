import { useQuery } from '@tanstack/react-query';
import type { Input, Reply } from '#web/lib/call.ts';
import { query } from '#web/lib/query.ts';

export type Overview = Reply<'GET /api/membership'>;
export type Membership = NonNullable<Overview['access']>;
export type Cancellation = Reply<'GET /api/membership/cancellation'>;
export type CardInput = Input<'POST /api/test-checkout/:id'>['body']['card'];
export type PaymentReply = Reply<'POST /api/test-checkout/:id'>;

/** What the account holds: access, premium, what each allows now. Strangers need not ask. */
export const useMembership = (enabled = true) => useQuery({ ...query('GET /api/membership'), enabled });
