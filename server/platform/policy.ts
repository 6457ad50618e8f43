import type { ProblemCode } from '#contract/problems.ts';
import type { Role } from '#contract/identity/roles.ts';
import { can } from './lifecycle.ts';
import type { Lifecycle, StatusOf, TransitionOf } from './lifecycle.ts';

/** What policies know of the account that is calling. */
export type Viewer = { id: string; roles: readonly Role[]; hasMembership: boolean };

/** Why a viewer may not do something now. */
export type Refusal = { code: ProblemCode; detail: string };

/** Returns why the viewer may not do something with `facts` now, or undefined if they may. */
export type Rule<Facts extends unknown[]> = (
  ...given: [...facts: Facts, viewer: Viewer, now: Date]
) => Refusal | undefined;

/** Combines rules: returns the first refusal. */
export const all =
  <Given extends unknown[]>(...rules: ((...given: Given) => Refusal | undefined)[]) =>
  (...given: Given): Refusal | undefined => {
    for (const rule of rules) {
      const refusal = rule(...given);
      if (refusal) return refusal;
    }
    return undefined;
  };

export const tooLate = (detail: string): Refusal => ({ code: 'too_late', detail });
export const tooEarly = (detail: string): Refusal => ({ code: 'too_early', detail });
export const alreadyDone = (detail: string): Refusal => ({ code: 'already_done', detail });
export const noSuch = (what: string): Refusal => ({ code: 'not_found', detail: `There is no such ${what}.` });

export const membershipNeeded: Refusal = {
  code: 'membership_required',
  detail: 'This needs an active membership.',
};
export const member: Rule<[unknown]> = (_, { hasMembership }) =>
  hasMembership ? undefined : membershipNeeded;

/**
 * Makes rules from a lifecycle: each refuses where its transition does not start, with the explanation of the
 * status, unless the rule has a better one.
 */
export const whereStarts =
  <L extends Lifecycle>(lifecycle: L, explanations: Readonly<Record<StatusOf<L>, Refusal>>) =>
  (transition: TransitionOf<L>, better: Partial<Record<StatusOf<L>, Refusal>> = {}) =>
  ({ status }: { status: StatusOf<L> }): Refusal | undefined =>
    can(lifecycle, transition, status) ? undefined : (better[status] ?? explanations[status]);
