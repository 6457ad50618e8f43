import type { CertificationStatus } from '#contract/profiles/certifications.ts';
import { can } from '#server/platform/lifecycle.ts';
import { alreadyDone, tooLate } from '#server/platform/policy.ts';
import type { Refusal } from '#server/platform/policy.ts';
import { certificationLifecycle } from './certifications.lifecycle.ts';

type Facts = { status: CertificationStatus; proofUrl: string | null; decidedBy: string | null };

/** Whether saving a profile's list of words removes the record if its title is left out: nothing else would be lost. */
export const isOnlyDeclared = ({ status, proofUrl }: Pick<Facts, 'status' | 'proofUrl'>): boolean =>
  can(certificationLifecycle, 'check', status) && proofUrl === null;

/** Returns why an admin cannot decide so about a record, or undefined if they can. */
export function decisionRefusal(
  { status, proofUrl, decidedBy }: Facts,
  decision: 'check' | 'refuse',
): Refusal | undefined {
  if (!can(certificationLifecycle, decision, status))
    return alreadyDone(`${decidedBy ?? 'Another admin'} has decided this already: ${status}.`);
  return isOnlyDeclared({ status, proofUrl })
    ? tooLate('The proof was removed. There is nothing to compare anymore.')
    : undefined;
}
