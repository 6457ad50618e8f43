import { uuidv7 } from 'uuidv7';
import { consentTexts } from '#contract/consents/consent-kinds.ts';
import type { Consent, ConsentDraft } from '#contract/consents/consents.ts';
import { addDays } from '#reference/calendar-days.ts';
import { findLink } from '#server/modules/client-links/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { claimPhotoUrls } from '#server/modules/media/index.ts';
import { findLinkedVisitToAgree, findVisitToAgree } from '#server/modules/visits/index.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { findCoatPhotos, insertConsents } from './consents.queries.ts';
import { consentsOfLink, consentsOfVisit } from './show-consents.ts';

/** A consent counts for so many days. */
const validDays = 365;
/** As many as are signed with at most. */
const mostPhotos = 12;

type Visit = Awaited<ReturnType<typeof findVisitToAgree>>;

/**
 * The client signs on the provider's device, or in their account.
 * A shave-down is signed with the photos of the coat.
 * @throws Problem `not_found`, `terms_changed` if the text has changed, `invalid` naming the field
 */
export async function signConsent(t: Transaction, actor: Actor, visitId: string, draft: ConsentDraft) {
  const visit = await findVisitToAgree(t, actor, visitId);
  const { photoIds = [] } = draft;
  const photos = photoIds.length > 0 ? await claimPhotoUrls(t.sql, actor.id, photoIds, 'photoIds') : [];
  await sign(t, visit, draft, { how: actor.id === visit.providerId ? 'device' : 'account', photos });
  return consentsOfVisit(t, actor, visitId);
}

/** The client signs with the link of the visit. @throws Problem `link_expired`, `terms_changed`, `invalid` */
export async function signByLink(t: Transaction, secret: string, draft: ConsentDraft) {
  const link = await findLink(t.sql, secret, t.now);
  await sign(t, await findLinkedVisitToAgree(t, link), draft, { how: 'link', photos: [] });
  return consentsOfLink(t, secret);
}

async function sign(
  t: Transaction,
  { id, providerId, ownerId, clientId, timeZone, pets }: Visit,
  { kind, petIds, textVersion, signedName, limitAmount }: ConsentDraft,
  given: { how: Consent['how']; photos: string[] },
): Promise<void> {
  if (textVersion !== consentTexts[kind].version)
    throw problem('terms_changed', 'This text has changed. Please read it again.');
  const unknown = petIds.findIndex((petId) => !pets.some((pet) => pet.id === petId));
  if (unknown >= 0) throw fieldProblem(`petIds.${unknown}`, 'This pet is not part of the visit.');
  const coats = kind === 'shave_down' ? await findCoatPhotos(t.sql, id) : [];
  const photosOf = (petId: string) => [
    ...given.photos,
    ...coats.filter((photo) => photo.petId === petId).map(({ url }) => url),
  ];
  const without = kind === 'shave_down' ? petIds.findIndex((petId) => photosOf(petId).length === 0) : -1;
  if (without >= 0)
    throw fieldProblem(`petIds.${without}`, 'A photo of the coat comes first: add one at check-in');
  await insertConsents(
    t.sql,
    [...new Set(petIds)].map((petId) => ({
      id: uuidv7(),
      accountId: providerId,
      ownerId,
      clientId,
      visitId: id,
      petId,
      kind,
      textVersion,
      limitAmount: limitAmount ?? null,
      signedName,
      signedAt: t.now,
      expiresOn: addDays(dayIn(t.now, timeZone), validDays),
      how: given.how,
      photos: photosOf(petId).slice(0, mostPhotos),
    })),
  );
}
