import { useQuery } from '@tanstack/react-query';
import type { Input, Reply } from '#web/lib/api/call.ts';
import { query } from '#web/lib/api/query.ts';

export type Overview = Reply<'GET /api/membership'>;
export type Membership = NonNullable<Overview['access']>;
export type Cancellation = Reply<'GET /api/membership/cancellation'>;
export type CardInput = Input<'POST /api/test-checkout/:id'>['body']['card'];
export type PaymentReply = Reply<'POST /api/test-checkout/:id'>;

/**
 * The account's memberships (access and Premium) and their allowed actions. `enabled` is false for visitors
 * without an account.
 */
export const useMembership = (enabled = true) => useQuery({ ...query('GET /api/membership'), enabled });
