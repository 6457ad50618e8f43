import { uuidv7 } from 'uuidv7';
import type {
  Certification,
  CertificationChange,
  CertificationDraft,
} from '#contract/profiles/certifications.ts';
import { maxCertifications } from '#contract/profiles/certifications.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { claimProofUrl } from '#server/modules/media/index.ts';
import { constraintOf } from '#server/platform/database/sql.ts';
import { todayOf } from '#server/platform/places/zone-of.queries.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import {
  changeCertificationRow,
  countLocked,
  deleteCertification,
  findOwnCertification,
  insertCertification,
  lockCertification,
} from './certifications.queries.ts';

/** Adds a record, which waits for a check if it has a proof. @throws Problem `wrong_role`, `invalid` */
export async function addCertification(
  t: Transaction,
  { id: accountId, roles }: Actor,
  { as = roles.includes('groomer') ? 'groomer' : 'business', ...draft }: CertificationDraft,
): Promise<Certification> {
  if (!roles.includes(as === 'business' ? 'owner' : 'groomer'))
    throw problem('wrong_role', `Your account has no profile of a ${as}.`);
  requireDates(draft, await todayOf(t.sql, accountId, t.now));
  if ((await countLocked(t.sql, accountId, as)) >= maxCertifications)
    throw fieldProblem('title', `You have ${maxCertifications} certifications. Remove one to add another.`);
  const id = uuidv7();
  const { title, issuer, kind, number, issuedOn = null, expiresOn = null, proofId } = draft;
  const proofUrl = proofId ? await claimProofUrl(t.sql, accountId, proofId, 'proofId') : null;
  const words = { title, issuer, kind, number: number || null, issuedOn, expiresOn, proofUrl };
  const times = { createdAt: t.now, updatedAt: t.now };
  await insertCertification(t.sql, { id, accountId, asRole: as, ...words, ...times }).catch(refuseTwice);
  return requireOwn(t, id, accountId);
}

/** Changes a record; afterwards it is not checked anymore. @throws Problem `not_found`, `invalid` */
export async function changeCertification(
  t: Transaction,
  { id: accountId }: Actor,
  id: string,
  { proofId, ...change }: CertificationChange,
): Promise<Certification> {
  await lockCertification(t.sql, id);
  const before = await requireOwn(t, id, accountId);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (proofId === undefined && Object.keys(given).length === 0) return before;
  const { title, issuer, kind, number, issuedOn, expiresOn, proofUrl } = { ...before, ...given };
  requireDates({ issuedOn, expiresOn }, await todayOf(t.sql, accountId, t.now));
  const words = { title, issuer, kind, number: number || null, issuedOn, expiresOn };
  const proof = proofId ? await claimProofUrl(t.sql, accountId, proofId, 'proofId') : proofId;
  await changeCertificationRow(t.sql, id, {
    ...words,
    proofUrl: proof === undefined ? proofUrl : proof,
    updatedAt: t.now,
  }).catch(refuseTwice);
  return requireOwn(t, id, accountId);
}

/** Removes a record; nothing shows its proof afterwards, which a job then deletes. @throws Problem `not_found` */
export async function removeCertification(t: Transaction, { id: accountId }: Actor, id: string) {
  await lockCertification(t.sql, id);
  await requireOwn(t, id, accountId);
  await deleteCertification(t.sql, id);
}

async function requireOwn(t: Transaction, id: string, accountId: string): Promise<Certification> {
  const found = await findOwnCertification(t.sql, id, accountId, t.now);
  if (!found) throw notFound('certification');
  return found;
}

type Dates = { issuedOn?: string | null | undefined; expiresOn?: string | null | undefined };

function requireDates({ issuedOn, expiresOn }: Dates, today: string): void {
  if (issuedOn && issuedOn > today) throw fieldProblem('issuedOn', 'This day has not come yet.');
  if (issuedOn && expiresOn && expiresOn <= issuedOn)
    throw fieldProblem('expiresOn', 'It expires before it was given. Check the dates.');
}

function refuseTwice(error: unknown): never {
  if (constraintOf(error) !== 'certifications_once') throw error;
  throw fieldProblem('title', 'This is on your list already.');
}
