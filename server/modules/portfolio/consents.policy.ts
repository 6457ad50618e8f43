import { ConsentAction } from '#contract/profiles/portfolio.ts';
import type { ConsentStatus } from '#contract/profiles/portfolio.ts';
import { can } from '#server/platform/lifecycle.ts';
import { all, alreadyDone, noSuch, tooEarly } from '#server/platform/policy.ts';
import type { Refusal, Rule as RuleAbout, Viewer } from '#server/platform/policy.ts';
import { consentLifecycle } from './consents.lifecycle.ts';

export type ConsentFacts = {
  providerId: string;
  /** Null for a client without an account, who cannot be asked. */
  ownerId: string | null;
  /** How many pictures the report card shows now. */
  pictures: number;
  /** Null if the provider has not asked. */
  status: ConsentStatus | null;
};

type Rule = RuleAbout<[consent: ConsentFacts]>;

const noSuchVisit = noSuch('visit');
const provider: Rule = ({ providerId }, viewer) => (providerId === viewer.id ? undefined : noSuchVisit);
const owner: Rule = ({ ownerId }, viewer) => (ownerId === viewer.id ? undefined : noSuchVisit);

/** A provider asks once, so that a pet owner who says no is left in peace. */
const unasked: Rule = ({ status }) =>
  status ? alreadyDone('You have asked for these pictures already.') : undefined;
const withOwner: Rule = ({ ownerId }) =>
  ownerId === null
    ? { code: 'forbidden', detail: 'This client has no account: nobody can say yes to the pictures.' }
    : undefined;
const withPictures: Rule = ({ pictures }) =>
  pictures > 0 ? undefined : tooEarly('The report card shows no pictures yet.');
const starts =
  (transition: 'allow' | 'refuse' | 'withdraw', detail: string): Rule =>
  ({ status }) => {
    if (!status) return noSuch('question');
    return can(consentLifecycle, transition, status) ? undefined : alreadyDone(detail);
  };

const rules: Record<ConsentAction, Rule> = {
  ask: all(provider, withOwner, unasked, withPictures),
  allow: all(owner, starts('allow', 'You have already said yes.')),
  refuse: all(owner, starts('refuse', 'You have already said no.')),
  withdraw: all(owner, starts('withdraw', 'These pictures are not in the portfolio.')),
};

/** Returns why the viewer may not do this, or undefined if they may. */
export const consentRefusal = (
  action: ConsentAction,
  consent: ConsentFacts,
  viewer: Viewer,
  now: Date,
): Refusal | undefined => rules[action](consent, viewer, now);

/** Lists the actions that the viewer may take now. */
export const consentActions = (consent: ConsentFacts, viewer: Viewer, now: Date): ConsentAction[] =>
  ConsentAction.options.filter((action) => !consentRefusal(action, consent, viewer, now));

/** Whether the viewer is one of the two sides. */
export const seesConsent = ({ providerId, ownerId }: ConsentFacts, viewer: Viewer) =>
  providerId === viewer.id || ownerId === viewer.id;

/** What a yes or a no means: a no takes back an earlier yes. */
export const answerOf = (allow: boolean, { status }: ConsentFacts): 'allow' | 'refuse' | 'withdraw' => {
  if (allow) return 'allow';
  return status && can(consentLifecycle, 'withdraw', status) ? 'withdraw' : 'refuse';
};
