import { versionInForce } from '#contract/identity/legal.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertAgreement, writeAgreedVersions } from './agreements.queries.ts';

/** The versions that the page showed. */
type Versions = { terms: string; privacy: string };

/**
 * Notes that an account agrees to the texts in force, with the time.
 * @throws Problem `invalid` if its page showed other versions
 */
export async function agree(t: Transaction, accountId: string, shown: Versions): Promise<void> {
  const inForce: Versions = { terms: versionInForce('terms'), privacy: versionInForce('privacy') };
  for (const text of ['terms', 'privacy'] as const)
    if (shown[text] !== inForce[text])
      throw fieldProblem(text, 'Another version is in force now. Please load the page again.');
  await recordAgreement(t, accountId);
  await writeAgreedVersions(t.sql, accountId, {
    termsVersion: inForce.terms,
    privacyVersion: inForce.privacy,
    agreedAt: t.now,
  });
}

/** Keeps for good which versions in force an account agreed to, and when. */
export async function recordAgreement(t: Transaction, accountId: string): Promise<void> {
  for (const text of ['terms', 'privacy'] as const)
    await insertAgreement(t.sql, { accountId, text, version: versionInForce(text), agreedAt: t.now });
}
