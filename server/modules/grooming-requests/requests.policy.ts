import { maxOpenOffers, RequestAction, requestTransitions } from '#contract/grooming/grooming-lifecycle.ts';
import type {
  OfferEnding,
  OfferStatus,
  RequestStatus,
  RequestTerm,
  VisitStatus,
} from '#contract/grooming/grooming-lifecycle.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { all } from '#server/platform/problem.ts';
import type { Refusal } from '#server/platform/problem.ts';
import { statusExplanation, membershipNeeded, secondOfferRefusal } from './refusals.ts';
import { offerRefusal } from './offers.policy.ts';

/** The facts that the rules depend on. Instants are ISO 8601. */
export type RequestFacts = {
  ownerId: string;
  /** Whether other members can find it, which requires that its pet owner is a member. */
  listed: boolean;
  status: RequestStatus;
  expiresAt: string;
  openOffers: number;
  /** The viewer's own latest offer. */
  own: {
    status: OfferStatus;
    endedBecause: OfferEnding | null;
    startsAt: string;
    changedTerms: readonly RequestTerm[];
  } | null;
  /** The booked or past visit. */
  visit: { status: VisitStatus; startsAt: string } | null;
};

type Rule = (request: RequestFacts, viewer: Actor, now: Date) => Refusal | undefined;

const noSuchRequest: Refusal = { code: 'not_found', detail: 'There is no such request.' };
const tooLate = (detail: string): Refusal => ({ code: 'too_late', detail });

const owner: Rule = ({ ownerId }, viewer) => (ownerId === viewer.id ? undefined : noSuchRequest);
const member: Rule = (_, viewer) => (viewer.hasMembership ? undefined : membershipNeeded);
const provider: Rule = (_, { roles }) =>
  roles.includes('groomer') || roles.includes('owner')
    ? undefined
    : { code: 'wrong_role', detail: 'Only groomers and businesses can offer to groom.' };
const notOwn: Rule = ({ ownerId }, viewer) =>
  ownerId === viewer.id ? { code: 'forbidden', detail: 'This is your own request.' } : undefined;

const offered: Rule = ({ listed }) =>
  listed ? undefined : tooLate('This request is not offered at the moment.');

const can =
  (transition: keyof typeof requestTransitions): Rule =>
  ({ status }) =>
    (requestTransitions[transition].from as readonly RequestStatus[]).includes(status)
      ? undefined
      : tooLate(statusExplanation[status]);
/** Refuses after the expiry even if the job that expires the request has not run yet. */
const notExpired: Rule = ({ status, expiresAt }, _, now) =>
  status === 'posted' && now.getTime() >= Date.parse(expiresAt)
    ? tooLate(statusExplanation.expired)
    : undefined;
const visitAhead: Rule = ({ visit }, _, now) =>
  visit && (visit.status !== 'booked' || now.getTime() >= Date.parse(visit.startsAt))
    ? tooLate('The visit has begun.')
    : undefined;

/** Returns whether a new offer would replace the viewer's open one, which waits for confirmation. */
const isReplaced = ({ own }: RequestFacts) => own?.status === 'pending' && own.changedTerms.length > 0;
const noOfferYet: Rule = (request) =>
  request.own && request.own.endedBecause !== 'another_chosen' && !isReplaced(request)
    ? secondOfferRefusal[request.own.status]
    : undefined;
const roomLeft: Rule = (request) =>
  request.openOffers >= maxOpenOffers && !isReplaced(request)
    ? {
        code: 'taken',
        detail: `${maxOpenOffers} offers are open for this request already. Try again when one is taken back.`,
      }
    : undefined;
const withdrawable: Rule = (request, viewer, now) =>
  request.own
    ? offerRefusal('withdraw', { ...request.own, providerId: viewer.id }, request, viewer, now)
    : noSuchRequest;

const rules: Record<RequestAction, Rule> = {
  edit: all(owner, member, can('edit'), notExpired),
  cancel: all(owner, can('cancel'), visitAhead),
  offer: all(provider, member, notOwn, noOfferYet, can('book'), notExpired, roomLeft, offered),
  withdraw_offer: withdrawable,
};

/** Returns why the viewer may not do this now, or undefined if they may. */
export const requestRefusal = (action: RequestAction, ...facts: Parameters<Rule>) => rules[action](...facts);

/** Lists the actions that the viewer may take now. */
export const requestActions = (...facts: Parameters<Rule>): RequestAction[] =>
  RequestAction.options.filter((action) => !requestRefusal(action, ...facts));

/**
 * Returns when time alone next changes the allowed actions, in milliseconds since 1970; infinite if never.
 */
export function actionsValidUntil({ expiresAt, own, visit }: RequestFacts, now: Date): number {
  const turns = [expiresAt, own?.startsAt, visit?.startsAt].map((instant) => Date.parse(instant ?? ''));
  return Math.min(...turns.filter((turn) => turn > now.getTime()));
}

/**
 * Explains why the viewer may not see a request. Every member sees the open requests of members; only the
 * owner and providers who made an offer see the others.
 */
export function viewRefusal(request: RequestFacts | undefined, viewer: Actor): Refusal | undefined {
  if (request && (request.ownerId === viewer.id || request.own)) return undefined;
  if (!viewer.hasMembership) return membershipNeeded;
  return request?.listed && request.status === 'posted' ? undefined : noSuchRequest;
}
