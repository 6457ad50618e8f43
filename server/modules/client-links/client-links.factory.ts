import { uuidv7 } from 'uuidv7';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import type { SecretBox } from '#server/platform/encryption/secret-box.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertTimeOffers } from './client-links.queries.ts';
import { linkOfVisit } from './link-of-visit.ts';

/** Creates an own visit with the link of its client. @returns the visit with the secret of the link */
export async function makeClientLink(
  t: Transaction,
  secrets: SecretBox,
  given: Parameters<typeof makeOwnVisit>[1] = {},
) {
  const visit = await makeOwnVisit(t, given);
  const { id: visitId, providerId: accountId, clientId, endsAt } = visit;
  const path = await linkOfVisit(t, secrets, { accountId, clientId, visitId, endsAt });
  return { ...visit, secret: path.slice(path.lastIndexOf('/') + 1) };
}

/** Offers a visit's client, or has them ask for, a time two days after the visit's own. @returns its id */
export async function makeTimeOffer(
  t: Transaction,
  visit: { id: string; providerId: string; clientId: string; startsAt: string; endsAt: string },
  given: { startsAt?: Date; note?: string; by?: 'client' | 'provider' } = {},
) {
  const id = uuidv7();
  const startsAt = given.startsAt ?? after(new Date(visit.startsAt), days(2));
  await insertTimeOffers(t.sql, [
    {
      id,
      accountId: visit.providerId,
      clientId: visit.clientId,
      visitId: visit.id,
      by: given.by ?? 'provider',
      startsAt,
      endsAt: new Date(startsAt.getTime() + Date.parse(visit.endsAt) - Date.parse(visit.startsAt)),
      note: given.note ?? null,
      createdAt: t.now,
    },
  ]);
  return id;
}
