import { uuidv7 } from 'uuidv7';
import { certifierIn } from '#reference/certifiers.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { decideCertificationRow, insertCertification } from './certifications.queries.ts';
import type { NewCertification } from './certifications.queries.ts';

type Given = Partial<Omit<NewCertification, 'id'>> & { decision?: 'check' | 'refuse'; adminId?: string };

/** Creates a groomer's certification with a proof, which waits for a check unless it is decided. @returns its id */
export async function makeCertification(
  t: Transaction,
  { decision, adminId, ...given }: Given = {},
): Promise<string> {
  const accountId = given.accountId ?? (await makeAccount(t, { roles: ['groomer'] })).id;
  const title = given.title ?? 'NDGAA certified';
  const id = uuidv7();
  await insertCertification(t.sql, {
    id,
    accountId,
    asRole: given.asRole ?? 'groomer',
    title,
    issuer: given.issuer === undefined ? certifierIn(title) : given.issuer,
    kind: given.kind ?? 'certification',
    number: given.number ?? null,
    issuedOn: given.issuedOn ?? null,
    expiresOn: given.expiresOn ?? null,
    proofUrl: given.proofUrl === undefined ? (await makePhoto(t, accountId)).url : given.proofUrl,
    createdAt: given.createdAt ?? t.now,
    updatedAt: given.updatedAt ?? t.now,
  });
  if (decision) {
    const decidedBy = adminId ?? null;
    const decisionReason = decision === 'check' ? 'Matches the certificate.' : 'The name is not readable.';
    await decideCertificationRow(t.sql, id, decision, { decidedAt: t.now, decidedBy, decisionReason });
  }
  return id;
}
