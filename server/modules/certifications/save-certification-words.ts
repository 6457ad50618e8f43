import { uuidv7 } from 'uuidv7';
import type { CertifiedAs } from '#contract/profiles/certifications.ts';
import { certifierIn } from '#reference/certifiers.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { isOnlyDeclared } from './certifications.policy.ts';
import { deleteCertification, insertCertification, lockCertificationsOf } from './certifications.queries.ts';

/**
 * Saves a profile's list of certifications as words. A new word becomes a self-declared record. A record whose title is left
 * out is removed only if it has no proof and no decision; the others stay in the list.
 */
export async function saveCertificationWords(
  t: Transaction,
  accountId: string,
  as: CertifiedAs,
  words: readonly string[],
): Promise<void> {
  const before = await lockCertificationsOf(t.sql, accountId, as);
  for (const record of before)
    if (!words.includes(record.title) && isOnlyDeclared(record)) await deleteCertification(t.sql, record.id);
  const known = new Set(before.map(({ title }) => title));
  for (const title of new Set(words))
    if (!known.has(title))
      await insertCertification(t.sql, {
        id: uuidv7(),
        accountId,
        asRole: as,
        title,
        issuer: certifierIn(title),
        kind: kindIn(title),
        number: null,
        issuedOn: null,
        expiresOn: null,
        proofUrl: null,
        createdAt: t.now,
        updatedAt: t.now,
      });
}

const kindIn = (words: string) =>
  /\bcertificate\b/i.test(words)
    ? 'certificate'
    : /\bcertifi(ed|cation)\b/i.test(words)
      ? 'certification'
      : null;
