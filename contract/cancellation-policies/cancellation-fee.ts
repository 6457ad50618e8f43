/** What cancelling late or not coming costs by a provider's policy. Without zod, because offers show the sentence. */
import { percentOf } from '../bills/bill-money.ts';
import type { FeeKind } from '../bills/fee-kinds.ts';

export type PolicyTerms = {
  /** Up to so many hours before the start cancelling is free. */
  cancelHours: number;
  lateCancelPercent: number;
  noShowPercent: number;
};

/** What happened to a visit; instants are milliseconds since 1970. */
export type Leaving = {
  /** `null`: not priced. */
  price: number | null;
  startsAt: number;
  at: number;
  kind: FeeKind;
  /** The provider's own cancelling, for weather or anything else, costs the client nothing. */
  by: 'client' | 'provider';
};

const hour = 3_600_000;

/** Until when cancelling is free, itself included. */
export const freeUntil = ({ cancelHours }: Pick<PolicyTerms, 'cancelHours'>, startsAt: number): number =>
  startsAt - cancelHours * hour;

/** The fee in cents at the moment of cancelling or missing. Without a policy there is none. */
export function cancellationFee(
  policy: PolicyTerms | null,
  { price, startsAt, at, kind, by }: Leaving,
): number {
  if (!policy || by === 'provider') return 0;
  if (kind === 'no_show') return percentOf(price ?? 0, policy.noShowPercent);
  return at <= freeUntil(policy, startsAt) ? 0 : percentOf(price ?? 0, policy.lateCancelPercent);
}

export const noFee = 'No cancellation fee.';

/** The policy in one sentence, as it stands before every booking. */
export function policySentence(policy: PolicyTerms | null): string {
  if (!policy || (policy.lateCancelPercent === 0 && policy.noShowPercent === 0)) return noFee;
  const { cancelHours, lateCancelPercent, noShowPercent } = policy;
  const isLateFree = cancelHours === 0 || lateCancelPercent === 0;
  const free = isLateFree
    ? 'Free to cancel until it starts.'
    : `Free to cancel until ${cancelHours === 1 ? '1 hour' : `${cancelHours} hours`} before, after that ${lateCancelPercent}% of the price.`;
  return noShowPercent === 0 ? free : `${free} No-show: ${noShowPercent}%.`;
}
