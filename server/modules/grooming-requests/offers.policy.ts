import { OfferAction, offerTransitions } from '#contract/grooming/grooming-lifecycle.ts';
import type { OfferStatus, RequestStatus, RequestTerm } from '#contract/grooming/grooming-lifecycle.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { all } from '#server/platform/problem.ts';
import type { Refusal } from '#server/platform/problem.ts';
import { offerStatusExplanation, statusExplanation } from './refusals.ts';

/** The facts that the rules depend on. Instants are ISO 8601. */
export type OfferFacts = {
  providerId: string;
  status: OfferStatus;
  startsAt: string;
  changedTerms: readonly RequestTerm[];
};
type Request = { ownerId: string; status: RequestStatus; expiresAt: string };
type Rule = (offer: OfferFacts, request: Request, viewer: Actor, now: Date) => Refusal | undefined;

const noSuchOffer: Refusal = { code: 'not_found', detail: 'There is no such offer.' };

const petOwner: Rule = (_, request, viewer) => (request.ownerId === viewer.id ? undefined : noSuchOffer);
const provider: Rule = ({ providerId }, _, viewer) => (providerId === viewer.id ? undefined : noSuchOffer);
const can =
  (transition: keyof typeof offerTransitions): Rule =>
  ({ status }) =>
    (offerTransitions[transition].from as readonly OfferStatus[]).includes(status)
      ? undefined
      : offerStatusExplanation[status];
const confirmed: Rule = ({ changedTerms }) =>
  changedTerms.length === 0
    ? undefined
    : {
        code: 'unconfirmed',
        detail:
          'The request changed after this offer was sent. It can be booked once its sender confirms it.',
      };
const unconfirmed: Rule = ({ changedTerms }) =>
  changedTerms.length > 0 ? undefined : { code: 'already_done', detail: 'This offer is confirmed.' };
const notAccepted: Rule = ({ status }) =>
  status === 'accepted' ? offerStatusExplanation.accepted : undefined;
const notBooked: Rule = (_, { status }) =>
  status === 'in_progress' ? { code: 'taken', detail: statusExplanation.in_progress } : undefined;
const inTime: Rule = ({ startsAt }, { status, expiresAt }, __, now) => {
  if (status !== 'posted') return { code: 'too_late', detail: statusExplanation[status] };
  if (now.getTime() >= Date.parse(expiresAt)) return { code: 'too_late', detail: statusExplanation.expired };
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
