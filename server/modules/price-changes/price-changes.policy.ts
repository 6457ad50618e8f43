import { disputeHours, needsOwnAnswer } from '#contract/price-changes.ts';
import type { AnsweredHow, PriceChangeState } from '#contract/price-changes.ts';
import { hours } from '#server/platform/clock.ts';
import { can } from '#server/platform/lifecycle.ts';
import { alreadyDone, noSuch, tooLate } from '#server/platform/policy.ts';
import type { Refusal } from '#server/platform/policy.ts';
import { priceChangeLifecycle } from './price-changes.lifecycle.ts';

/** What the rules need of a price change. */
export type PriceChangeFacts = {
  accountId: string;
  /** The client's account, if there is one. */
  ownerId: string | null;
  state: PriceChangeState;
  oldTotal: number;
  newTotal: number;
  /** The price of the visit itself, in cents. */
  price: number;
  expiresAt: string;
  answeredHow: AnsweredHow | null;
  answeredAt: string | null;
  disputedAt: string | null;
};

/** Who answers: `provider` for what the client said to them. */
export type Answerer = 'provider' | 'account' | 'link';

const noSuchChange = noSuch('price change');

export const answererOf = (
  { accountId, ownerId }: PriceChangeFacts,
  viewerId: string,
): Answerer | undefined =>
  viewerId === accountId ? 'provider' : viewerId === ownerId ? 'account' : undefined;

/** What is read of a change whose time is over: no one answered. */
export const stateAt = ({ state, expiresAt }: PriceChangeFacts, now: Date): PriceChangeState =>
  can(priceChangeLifecycle, 'expire', state) && Date.parse(expiresAt) <= now.getTime() ? 'expired' : state;

/** Why a change cannot be answered so now. */
export function answerRefusal(
  change: PriceChangeFacts,
  by: Answerer | undefined,
  approved: boolean,
  now: Date,
): Refusal | undefined {
  if (!by) return noSuchChange;
  if (!can(priceChangeLifecycle, 'approve', stateAt(change, now)))
    return change.answeredHow
      ? alreadyDone('This was answered already.')
      : tooLate('The time to answer is over. The price stays as it was.');
  return approved && by === 'provider' && change.ownerId && needsOwnAnswer(change.price, change.newTotal)
    ? tellsThemselves
    : undefined;
}

/** A client with an account answers a much higher price themselves. */
export const tellsThemselves: Refusal = {
  code: 'unconfirmed',
  detail:
    'This is more than 25% above the price. Only the client can say yes to it, with their link or account.',
};

/** Why the viewer may not dispute a yes that the provider noted. */
export function disputeRefusal(change: PriceChangeFacts, viewerId: string, now: Date): Refusal | undefined {
  const { ownerId, answeredHow, answeredAt, disputedAt } = change;
  if (ownerId !== viewerId) return noSuchChange;
  if (disputedAt) return alreadyDone('You have said already that you did not agree.');
  if (!wasTold(answeredHow) || !answeredAt || !isYes(change))
    return { code: 'forbidden', detail: 'Nobody said yes for you here.' };
  return now.getTime() >= Date.parse(answeredAt) + hours(disputeHours)
    ? tooLate(`You could say so for ${disputeHours} hours.`)
    : undefined;
}

const wasTold = (how: AnsweredHow | null) => how === 'door' || how === 'phone';

/** Whether the client agreed. */
const isYes = ({ state }: PriceChangeFacts): boolean => state === priceChangeLifecycle.transitions.approve.to;

/** Whether it counts when the visit is checked out. */
export const counts = (change: PriceChangeFacts): boolean => isYes(change) && change.disputedAt === null;

/** What the viewer may do now. */
export function priceChangeActions(change: PriceChangeFacts, viewerId: string, now: Date) {
  const by = answererOf(change, viewerId);
  return [
    ...(answerRefusal(change, by, true, now) ? [] : (['approve'] as const)),
    ...(answerRefusal(change, by, false, now) ? [] : (['decline'] as const)),
    ...(disputeRefusal(change, viewerId, now) ? [] : (['dispute'] as const)),
  ];
}
