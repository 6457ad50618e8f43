import { consentTexts } from '#contract/consents/consent-kinds.ts';
import type { Consent, VisitConsents } from '#contract/consents/consents.ts';
import { findLink } from '#server/modules/client-links/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { findLinkedVisitToAgree, findVisitToAgree } from '#server/modules/visits/index.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findConsentsOfClient, findConsentsOfPets } from './consents.queries.ts';
import type { ConsentRow } from './consents.queries.ts';

type Reader = Pick<Transaction, 'sql' | 'now'>;

/** The consents for the animals of a visit, for one of its sides. @throws Problem `not_found` */
export const consentsOfVisit = async (reader: Reader, actor: Actor, visitId: string) =>
  show(reader, await findVisitToAgree(reader, actor, visitId));

/** The same for the client's link, who reads photos by it. @throws Problem `link_expired` */
export async function consentsOfLink(reader: Reader, secret: string): Promise<VisitConsents> {
  const visit = await findLinkedVisitToAgree(reader, await findLink(reader.sql, secret, reader.now));
  const shown = await show(reader, visit);
  return {
    ...shown,
    given: shown.given.map((consent) => ({
      ...consent,
      photos: consent.photos.map((url) => url.replace('/media/', `/api/client-links/${secret}/photos/`)),
    })),
  };
}

/** What a client of the provider has signed. @throws Problem `not_found` */
export async function consentsOfClient({ sql, now }: Reader, accountId: string, clientId: string) {
  const rows = await findConsentsOfClient(sql, accountId, clientId, now);
  if (!rows) throw notFound('client');
  return rows.map(toConsent);
}

async function show(
  { sql, now }: Reader,
  { providerId, pets, missing }: Awaited<ReturnType<typeof findVisitToAgree>>,
): Promise<VisitConsents> {
  const ids = pets.map(({ id }) => id);
  return { pets, missing, given: (await findConsentsOfPets(sql, providerId, ids, now)).map(toConsent) };
}

export const toConsent = ({
  accountId: _accountId,
  ownerId: _ownerId,
  today,
  ...row
}: ConsentRow): Consent => ({
  ...row,
  isValid:
    row.withdrawnAt === null && row.textVersion === consentTexts[row.kind].version && row.expiresOn >= today,
});
