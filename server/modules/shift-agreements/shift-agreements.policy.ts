import { alreadyDone } from '#server/platform/policy.ts';
import type { Refusal } from '#server/platform/policy.ts';

type Signed = { groomerId: string; groomer: { signedAt: string | null } };

/** Returns why someone cannot sign an agreement of theirs. */
export function signRefusal({ groomerId, groomer }: Signed, accountId: string): Refusal | undefined {
  if (groomerId !== accountId) return { code: 'forbidden', detail: 'The groomer signs it.' };
  return groomer.signedAt ? alreadyDone('You have signed this agreement.') : undefined;
}
