import type { FastifyRequest } from 'fastify';
import { certificateCaps } from '#contract/client-links.ts';
import type { VaccineCode } from '#contract/vaccinations/vaccination-codes.ts';
import { storeUpload } from '#server/modules/media/index.ts';
import { addVaccination, replaceByLink } from '#server/modules/vaccinations/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { todayOf } from '#server/platform/places/zone-of.queries.ts';
import { countCertificates, findPetOfLink, lockLink } from './certificates.queries.ts';
import type { LinkRow } from './client-links.queries.ts';
import { showLink } from './get-link.ts';
import { findLink } from './link-of-visit.ts';

type Certificate = { petId: string; kind: VaccineCode; expiresOn: string };

/**
 * Adds a vaccination certificate of a pet whose record the provider keeps; the file is the provider's. One of the same vaccine that
 * no one has looked at is replaced.
 * @throws Problem `link_expired`, `full`, `invalid` naming the field, and those of an upload
 */
export async function addCertificate(
  platform: Platform,
  secret: string,
  { petId, ...said }: Certificate,
  request: FastifyRequest,
) {
  const { sql, clock, transact } = platform;
  const link = await findLink(sql, secret, clock.now());
  await requirePet(sql, link, petId);
  await requireRoom(sql, link);
  if (said.expiresOn < (await todayOf(sql, link.accountId, clock.now())))
    throw fieldProblem('expiresOn', 'This certificate has expired.');
  const { id: proofId } = await storeUpload(platform, link.accountId, request);
  return transact(async (t) => {
    await lockLink(t.sql, link.id);
    const pet = await requirePet(t.sql, link, petId);
    await replaceByLink(t.sql, link.id, petId, said.kind);
    await requireRoom(t.sql, link);
    await addVaccination(t, link.accountId, pet, { ...said, proofId }, link.id);
    await t.announce('client.certificate_added', { visitId: link.visitId });
    return showLink(t.sql, link, t.now);
  });
}

async function requirePet(sql: Sql, link: LinkRow, petId: string) {
  const pet = await findPetOfLink(sql, petId, link);
  if (!pet) throw fieldProblem('petId', 'This pet is not of this visit, or its owner keeps the record.');
  return pet;
}

async function requireRoom(sql: Sql, { id, clientId }: LinkRow): Promise<void> {
  const { ofLink, unchecked } = await countCertificates(sql, id, clientId);
  if (ofLink >= certificateCaps.ofLink)
    throw problem('full', `A link takes at most ${certificateCaps.ofLink} certificates.`);
  if (unchecked >= certificateCaps.unchecked)
    throw problem('full', 'Your groomer has not looked at the earlier certificates yet.');
}
