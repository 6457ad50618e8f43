import { factKinds } from '#contract/reliability.ts';
import type { AppealStatus, FactKind } from '#contract/reliability.ts';
import { can } from '#server/platform/lifecycle.ts';
import { alreadyDone, tooLate } from '#server/platform/policy.ts';
import type { Refusal } from '#server/platform/policy.ts';
import { appealLifecycle } from './appeals.lifecycle.ts';
import { weightAt } from './reliability.policy.ts';

export type FactFacts = {
  kind: FactKind;
  countedFrom: string;
  excused: string | null;
  undone: boolean;
  overturned: boolean;
  appeal: { contested: boolean; status: AppealStatus } | null;
};

/** Why a fact does not count, apart from its age. */
export const uncountedBecause = ({ excused, undone, overturned, appeal }: FactFacts) => {
  if (overturned) return 'overturned';
  if (undone)
    return appeal?.contested && can(appealLifecycle, 'settle', appeal.status) ? 'contested' : 'undone';
  return excused ? 'weather' : null;
};

/** Returns why a fact cannot be appealed, or undefined if it can. */
export function appealRefusal(fact: FactFacts, now: Date): Refusal | undefined {
  if (fact.appeal) return alreadyDone('You have appealed this already. An appeal is possible once.');
  if (factKinds[fact.kind].good || uncountedBecause(fact) || weightAt(fact.countedFrom, now) === 0)
    return tooLate('This does not count against you.');
  return undefined;
}

/** What the policy knows of an appeal. */
export type AppealFacts = {
  status: AppealStatus;
  personId: string;
  otherId: string | null;
  decidedBy: string | null;
};

/** Returns why this admin cannot decide an appeal, or undefined if they can. */
export function decisionRefusal(appeal: AppealFacts, adminId: string): Refusal | undefined {
  if ([appeal.personId, appeal.otherId].includes(adminId))
    return { code: 'forbidden', detail: 'You are one of the two sides. Another admin has to decide.' };
  return can(appealLifecycle, 'uphold', appeal.status)
    ? undefined
    : alreadyDone(`${appeal.decidedBy ?? 'Another admin'} has decided this already.`);
}
