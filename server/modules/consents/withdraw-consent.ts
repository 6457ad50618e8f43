import type { Consent, VisitConsents } from '#contract/consents/consents.ts';
import { findLink } from '#server/modules/client-links/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { findLinkedVisitToAgree } from '#server/modules/visits/index.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockConsent, markWithdrawn } from './consents.queries.ts';
import type { ConsentRow } from './consents.queries.ts';
import { consentsOfLink, toConsent } from './show-consents.ts';

/** Takes a consent back, or notes that the client did. @throws Problem `not_found`, `already_done` */
export async function withdrawConsent(t: Transaction, actor: Actor, id: string): Promise<Consent> {
  const consent = await lockConsent(t.sql, id, t.now);
  if (!consent || (actor.id !== consent.accountId && actor.id !== consent.ownerId)) throw notFound('consent');
  await withdraw(t, consent);
  return toConsent({ ...consent, withdrawnAt: t.now.toISOString() });
}

/** The client takes it back with their link. @throws Problem `link_expired`, `not_found`, `already_done` */
export async function withdrawByLink(t: Transaction, secret: string, id: string): Promise<VisitConsents> {
  const { pets, providerId } = await findLinkedVisitToAgree(t, await findLink(t.sql, secret, t.now));
  const consent = await lockConsent(t.sql, id, t.now);
  if (consent?.accountId !== providerId || !pets.some((pet) => pet.id === consent.pet.id))
    throw notFound('consent');
  await withdraw(t, consent);
  return consentsOfLink(t, secret);
}

async function withdraw(t: Transaction, { id, withdrawnAt }: ConsentRow): Promise<void> {
  if (withdrawnAt) throw problem('already_done', 'This was taken back already.');
  await markWithdrawn(t.sql, id, t.now);
}
