import type { Actor } from '#server/modules/identity/index.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { consentRefusal } from './consents.policy.ts';
import { insertConsent } from './consents.queries.ts';
import { getConsent, picturesOf, readConsent } from './get-consent.ts';

/**
 * Asks the pet owner whether pictures of the report card may be shown in the portfolio.
 * @throws Problem `not_found`, `too_early`, `already_done`, `invalid` naming `photoIds`
 */
export async function askConsent(t: Transaction, actor: Actor, visitId: string, photoIds: string[]) {
  const { card, facts } = await readConsent(t.sql, actor, visitId);
  const refusal = consentRefusal('ask', facts, actor, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  const urls = new Map(picturesOf(card).map(({ id, url }) => [id, url]));
  const photoUrls = [...new Set(photoIds.map((id) => urls.get(id)))].filter((url) => url !== undefined);
  if (!photoIds.every((id) => urls.has(id)))
    throw fieldProblem(
      'photoIds',
      'One of these pictures is no longer on the report card. Look at it again.',
    );
  const { providerId, ownerId } = facts;
  if (ownerId === null) throw new Error('The policy lets through a visit without a pet owner');
  if (!(await insertConsent(t.sql, { visitId, providerId, ownerId, photoUrls, askedAt: t.now })))
    throw problem('already_done', 'You have asked for these pictures already.');
  await t.announce('portfolio.consent_asked', { visitId });
  return getConsent(t.sql, actor, visitId, t.now);
}
