import { OfferAction } from '#contract/grooming/grooming-lifecycle.ts';
import type { OfferStatus, RequestStatus, RequestTerm } from '#contract/grooming/grooming-lifecycle.ts';
import { all, alreadyDone, noSuch, whereStarts } from '#server/platform/policy.ts';
import type { Rule as RuleAbout } from '#server/platform/policy.ts';
import { offerStatusExplanation, statusExplanation } from './refusals.ts';
import { hasVisit, isAccepted, offerLifecycle, requestLifecycle } from './requests.lifecycle.ts';

/** The facts that the rules depend on. Instants are ISO 8601. */
export type OfferFacts = {
  providerId: string;
  status: OfferStatus;
  startsAt: string;
  changedTerms: readonly RequestTerm[];
};
type Request = { ownerId: string; status: RequestStatus; expiresAt: string };
type Rule = RuleAbout<[offer: OfferFacts, request: Request]>;

const noSuchOffer = noSuch('offer');

const petOwner: Rule = (_, request, viewer) => (request.ownerId === viewer.id ? undefined : noSuchOffer);
const provider: Rule = ({ providerId }, _, viewer) => (providerId === viewer.id ? undefined : noSuchOffer);
const can = whereStarts(offerLifecycle, offerStatusExplanation);
const requestCan = whereStarts(requestLifecycle, statusExplanation);
const confirmed: Rule = ({ changedTerms }) =>
  changedTerms.length === 0
    ? undefined
    : {
        code: 'unconfirmed',
        detail:
          'The request changed after this offer was sent. It can be booked once its sender confirms it.',
      };
const unconfirmed: Rule = ({ changedTerms }) =>
  changedTerms.length > 0 ? undefined : alreadyDone('This offer is confirmed.');
const notAccepted: Rule = ({ status }) => (isAccepted(status) ? offerStatusExplanation.accepted : undefined);
const notBooked: Rule = (_, { status }) =>
  hasVisit(status) ? { ...statusExplanation.in_progress, code: 'taken' } : undefined;
const inTime: Rule = ({ startsAt }, request, _, now) => {
  const refusal = requestCan('book')(request);
  if (refusal) return refusal;
  if (now.getTime() >= Date.parse(request.expiresAt)) return statusExplanation.expired;
  return now.getTime() >= Date.parse(startsAt) ? offerStatusExplanation.expired : undefined;
};

/** Accepting needs no membership, so a pet owner can still answer offers after theirs has ended. */
const rules: Record<OfferAction, Rule> = {
  accept: all(petOwner, notAccepted, notBooked, can('accept'), inTime, confirmed),
  decline: all(petOwner, can('decline')),
  withdraw: all(provider, can('withdraw')),
  confirm: all(provider, can('confirm'), inTime, unconfirmed),
};

/** Returns why the viewer may not do this now, or undefined if they may. */
export const offerRefusal = (action: OfferAction, ...facts: Parameters<Rule>) => rules[action](...facts);

/** Lists the actions that the viewer may take now. */
export const offerActions = (...facts: Parameters<Rule>): OfferAction[] =>
  OfferAction.options.filter((action) => !offerRefusal(action, ...facts));
