import { uuidv7 } from 'uuidv7';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertConsent, moveConsent } from './consents.queries.ts';
import { insertItem } from './portfolio.queries.ts';

type Given = { caption?: string; imageUrl?: string; beforeUrl?: string | null; visitId?: string | null };

/** Adds a pair, as the first, to an account's portfolio. */
export async function makePortfolioItem(t: Transaction, accountId: string, given: Given = {}) {
  const photo = async () => (await makePhoto(t, accountId)).url;
  const item = {
    id: uuidv7(),
    imageUrl: given.imageUrl ?? (await photo()),
    beforeUrl: given.beforeUrl === undefined ? await photo() : given.beforeUrl,
    caption: given.caption ?? 'Teddy bear cut',
  };
  await insertItem(t.sql, { ...item, accountId, visitId: given.visitId ?? null, createdAt: t.now });
  return item;
}

/** Asks for pictures of a visit, and answers yes unless given otherwise. */
export async function makeConsent(
  t: Transaction,
  visit: { id: string; providerId: string; ownerId: string },
  photoUrls: string[],
  answer: 'allow' | 'refuse' | null = 'allow',
) {
  const { id: visitId, providerId, ownerId } = visit;
  await insertConsent(t.sql, { visitId, providerId, ownerId, photoUrls, askedAt: t.now });
  if (answer) await moveConsent(t.sql, visitId, answer, t.now);
}
