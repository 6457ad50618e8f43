import type { CancellationChoice } from '#contract/memberships/memberships.ts';
import { plans } from '#contract/memberships/plan-facts.ts';
import { after, days } from '#server/platform/clock.ts';
import { termEnds } from '#server/platform/payments/periods.ts';
import type { MembershipRow } from '../memberships.queries.ts';

/** A cancellation choice with the end of the last term that is still charged. */
export type CancellationOption = CancellationChoice & { lastTerm: Date };

/**
 * Lists the cancellation choices of one membership. Keeping it charges the whole terms left inside the
 * minimum and makes the remaining days free.
 * Premium may also end with the paid term for a fee of at most what the rest of the minimum costs. No premium
 * renewal goes past `limit`, the end of access.
 */
export function cancellationChoices(
  membership: MembershipRow,
  now: Date,
  limit?: Date,
): CancellationOption[] {
  const { plan, owedRef } = membership;
  const { earlyCancelFee } = plans[plan];
  const paidUntil = new Date(membership.paidUntil);
  const minimumUntil = new Date(membership.minimumUntil);
  if (membership.endsAt && !membership.renews && !owedRef) return [alreadyEnding(membership, paidUntil, now)];
  const terms = termsLeft(membership);
  const kept = limit ? terms.filter(({ end }) => end <= after(limit, days(1))) : terms;
  const lastTerm = kept.at(-1)?.end ?? paidUntil;
  const keepFee = Math.min(earlyCancelFee, sumOf(terms) - sumOf(kept));
  const minimumEnd = keepFee > 0 ? lastTerm : latest(minimumUntil, paidUntil, owedRef ? now : paidUntil);
  const keep = {
    resolution: 'keep' as const,
    endsAt: limit ? earliest(minimumEnd, latest(limit, lastTerm)) : minimumEnd,
    fee: keepFee,
    terms: kept,
    lastTerm,
  };
  const fee = Math.min(earlyCancelFee, sumOf(terms));
  const payFee = { resolution: 'pay_fee' as const, endsAt: paidUntil, fee, terms: [], lastTerm: paidUntil };
  const offered = fee > 0 && kept.length > 0 && !owedRef && fee <= keepFee + sumOf(kept);
  return (offered ? [keep, payFee] : [keep]).map((way) => written(way, plan, now));
}

/**
 * Lists the cancellation choices of access, each with the end of the premium that adds to it. Access lasts as
 * long as the Premium that is paid for.
 */
export function cancellationChoicesWithPremium(
  access: MembershipRow,
  premium: MembershipRow,
  now: Date,
): CancellationOption[] {
  const [way] = cancellationChoices(access, now);
  if (!way) return [];
  return cancellationChoices(premium, now, new Date(way.endsAt)).map((other) => ({
    ...way,
    ...accessWithPremium(way, new Date(premium.paidUntil), other),
    resolution: other.resolution,
    fee: other.fee,
    charges: [...way.charges, ...other.charges].toSorted((a, b) => a.at.localeCompare(b.at)),
    total: way.total + other.total,
    premium: { plan: premium.plan, endsAt: other.endsAt },
  }));
}

/** Extends access to the last day for which Premium is paid; the days after its own last term are free. */
function accessWithPremium(
  access: CancellationOption,
  paidUntil: Date,
  premium: CancellationOption,
): Pick<CancellationOption, 'endsAt' | 'freeFrom'> {
  const end = latest(new Date(access.endsAt), paidUntil, premium.lastTerm);
  return {
    endsAt: end.toISOString(),
    freeFrom: access.lastTerm < end ? access.lastTerm.toISOString() : null,
  };
}

type Term = { at: Date; end: Date; amount: number };

/** Counts the whole terms between the paid time and the end of the minimum. */
function termsLeft({
  plan,
  anchor,
  startedAt,
  paidUntil,
  minimumUntil,
  renewalAmount,
}: MembershipRow): Term[] {
  const from = new Date(paidUntil);
  const ends = termEnds(new Date(anchor ?? startedAt), plans[plan].termMonths, from, new Date(minimumUntil));
  return ends.map((end, index) => ({
    at: ends[index - 1] ?? from,
    end,
    amount: renewalAmount ?? plans[plan].price,
  }));
}

const alreadyEnding = ({ plan, endsAt }: MembershipRow, paidUntil: Date, now: Date): CancellationOption =>
  written(
    { resolution: 'keep', endsAt: new Date(endsAt ?? paidUntil), fee: 0, terms: [], lastTerm: paidUntil },
    plan,
    now,
  );

type Way = {
  resolution: 'keep' | 'pay_fee';
  endsAt: Date;
  fee: number;
  terms: Term[];
  lastTerm: Date;
};

const written = (
  { terms, endsAt, ...way }: Way,
  plan: MembershipRow['plan'],
  now: Date,
): CancellationOption => ({
  ...way,
  endsAt: endsAt.toISOString(),
  freeFrom: way.lastTerm < endsAt ? way.lastTerm.toISOString() : null,
  charges: terms.map(({ at, amount }) => ({ plan, at: at.toISOString(), amount, owed: at <= now })),
  total: way.fee + sumOf(terms),
  premium: null,
});

const sumOf = (terms: Term[]) => terms.reduce((sum, { amount }) => sum + amount, 0);
const latest = (...instants: Date[]) => new Date(Math.max(...instants.map((instant) => instant.getTime())));
const earliest = (...instants: Date[]) => new Date(Math.min(...instants.map((instant) => instant.getTime())));
