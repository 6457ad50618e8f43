import { isBooked, maxOpenOffers, RequestAction } from '#contract/grooming/grooming-lifecycle.ts';
import type {
  OfferEnding,
  OfferStatus,
  RequestStatus,
  RequestTerm,
  VisitStatus,
} from '#contract/grooming/grooming-lifecycle.ts';
import { can as canTake } from '#server/platform/lifecycle.ts';
import { all, member, membershipNeeded, noSuch, tooLate, whereStarts } from '#server/platform/policy.ts';
import type { Refusal, Rule as RuleAbout, Viewer } from '#server/platform/policy.ts';
import { statusExplanation, secondOfferRefusal } from './refusals.ts';
import { offerRefusal } from './offers.policy.ts';
import { isAccepted, offerLifecycle, requestLifecycle } from './requests.lifecycle.ts';

/** The facts that the rules depend on. Instants are ISO 8601. */
export type RequestFacts = {
  ownerId: string;
  /** Whether other members can find it, which requires that its pet owner is a member. */
  listed: boolean;
  /** Whether the viewer or the pet owner has blocked the other. */
  blocked: boolean;
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
  /** It asks for the viewer by name, who has not passed. */
  asksViewer: boolean;
  /** The booked or past visit. */
  visit: { status: VisitStatus; startsAt: string } | null;
};

type Rule = RuleAbout<[request: RequestFacts]>;

const noSuchRequest = noSuch('request');

const owner: Rule = ({ ownerId }, viewer) => (ownerId === viewer.id ? undefined : noSuchRequest);
const provider: Rule = (_, { roles }) =>
  roles.includes('groomer') || roles.includes('owner')
    ? undefined
    : { code: 'wrong_role', detail: 'Only groomers and businesses can offer to groom.' };
const notOwn: Rule = ({ ownerId }, viewer) =>
  ownerId === viewer.id ? { code: 'forbidden', detail: 'This is your own request.' } : undefined;

const notBlocked: Rule = ({ blocked }) => (blocked ? noSuchRequest : undefined);
const offered: Rule = ({ listed }) =>
  listed ? undefined : tooLate('This request is not offered at the moment.');

const can = whereStarts(requestLifecycle, statusExplanation);
/** Refuses after the expiry even if the job that expires the request has not run yet. */
const notExpired: Rule = ({ status, expiresAt }, _, now) =>
  canTake(requestLifecycle, 'expire', status) && now.getTime() >= Date.parse(expiresAt)
    ? statusExplanation.expired
    : undefined;
const visitAhead: Rule = ({ visit }, _, now) =>
  visit && (!isBooked(visit.status) || now.getTime() >= Date.parse(visit.startsAt))
    ? tooLate('The visit has begun.')
    : undefined;

/** Returns whether a new offer would replace the viewer's open one, which waits for confirmation. */
const isReplaced = ({ own }: RequestFacts) =>
  own !== null && canTake(offerLifecycle, 'withdraw', own.status) && own.changedTerms.length > 0;
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
const asked: Rule = ({ asksViewer }) =>
  asksViewer ? undefined : { code: 'forbidden', detail: 'This request does not ask for you.' };
const notOffered: Rule = ({ own }) =>
  own ? tooLate('You have sent an offer. Take it back instead.') : undefined;
const withdrawable: Rule = (request, viewer, now) =>
  request.own
    ? offerRefusal('withdraw', { ...request.own, providerId: viewer.id }, request, viewer, now)
    : noSuchRequest;

const rules: Record<RequestAction, Rule> = {
  edit: all(owner, member, can('edit'), notExpired),
  cancel: all(owner, can('cancel'), visitAhead),
  offer: all(provider, member, notBlocked, notOwn, noOfferYet, can('book'), notExpired, roomLeft, offered),
  withdraw_offer: withdrawable,
  pass: all(provider, member, notBlocked, asked, notOffered, can('pass'), notExpired),
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

/** A block hides a request from providers who made an offer, except from the one who was booked. */
const isOfferer = ({ own, blocked }: RequestFacts) => own !== null && (!blocked || isAccepted(own.status));

/**
 * Explains why the viewer may not see a request. Every member sees the open requests of members; only the
 * owner and providers who made an offer see the others.
 */
export function viewRefusal(request: RequestFacts | undefined, viewer: Viewer): Refusal | undefined {
  if (request && (request.ownerId === viewer.id || isOfferer(request))) return undefined;
  if (!viewer.hasMembership) return membershipNeeded;
  return request?.listed && !request.blocked && canTake(requestLifecycle, 'book', request.status)
    ? undefined
    : noSuchRequest;
}
