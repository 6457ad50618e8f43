import { uuidv7 } from 'uuidv7';
import { maxPortfolioItems } from '#contract/profiles/portfolio.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { answerOf, consentRefusal } from './consents.policy.ts';
import { lockConsent, moveConsent } from './consents.queries.ts';
import { getConsent, readConsent } from './get-consent.ts';
import type { KnownConsent } from './get-consent.ts';
import { countLocked, deleteItemsOfVisit, insertItem } from './portfolio.queries.ts';

/**
 * Answers for the pet owner. A yes puts the pictures into the portfolio; a no takes them out.
 * @throws Problem `not_found`, `already_done`
 */
export async function answerConsent(t: Transaction, actor: Actor, visitId: string, allow: boolean) {
  await lockConsent(t.sql, visitId);
  const known = await readConsent(t.sql, actor, visitId);
  const answer = answerOf(allow, known.facts);
  const refusal = consentRefusal(answer, known.facts, actor, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  const status = await moveConsent(t.sql, visitId, answer, t.now);
  if (allow) await showPictures(t, visitId, known);
  else await deleteItemsOfVisit(t.sql, visitId);
  await t.announce('portfolio.consent_answered', { visitId, status });
  return getConsent(t.sql, actor, visitId, t.now);
}

/** Adds what was asked for and is still on the report card. A full portfolio takes no more. */
async function showPictures(t: Transaction, visitId: string, { card, row, facts }: KnownConsent) {
  const asked = new Set(row?.photoUrls);
  const pairs = card.beforeAfter
    .map(({ before, after }) => ({ imageUrl: after.url, beforeUrl: before.url }))
    .filter(({ imageUrl, beforeUrl }) => asked.has(imageUrl) && asked.has(beforeUrl));
  const paired = new Set(pairs.flatMap(({ imageUrl, beforeUrl }) => [imageUrl, beforeUrl]));
  const singles = [...card.beforeAfter.flatMap(({ before, after }) => [before, after]), ...card.photos]
    .filter(({ url }) => asked.has(url) && !paired.has(url))
    .map(({ url }) => ({ imageUrl: url, beforeUrl: null }));
  const room = maxPortfolioItems - (await countLocked(t.sql, facts.providerId));
  // Each comes before the last, so the pairs are added at the end.
  for (const pictures of [...pairs, ...singles].slice(0, Math.max(0, room)).toReversed())
    await insertItem(t.sql, {
      ...pictures,
      id: uuidv7(),
      accountId: facts.providerId,
      caption: '',
      visitId,
      createdAt: t.now,
    });
}
