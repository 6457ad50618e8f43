import type { z } from 'zod';
import { uuidv7 } from 'uuidv7';
import { maxPortfolioItems } from '#contract/profiles/portfolio.ts';
import type { PortfolioChange, PortfolioDraft, PortfolioItem } from '#contract/profiles/portfolio.ts';
import { claimPhotoUrls } from '#server/modules/media/index.ts';
import { fieldProblem, notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import {
  countLocked,
  deleteItem,
  findPortfolio,
  findPortfolioItem,
  insertItem,
  updateItem,
  writeOrder,
} from './portfolio.queries.ts';

/** Adds a picture or a pair as the first. @throws Problem `invalid` */
export async function addPortfolioItem(
  t: Transaction,
  accountId: string,
  { photoId, beforeId, caption = '' }: z.output<typeof PortfolioDraft>,
): Promise<PortfolioItem> {
  if ((await countLocked(t.sql, accountId)) >= maxPortfolioItems)
    throw fieldProblem(
      'photoId',
      `A portfolio has room for ${maxPortfolioItems}. Remove one to add another.`,
    );
  const item = {
    id: uuidv7(),
    imageUrl: await claim(t, accountId, photoId, 'photoId'),
    beforeUrl: beforeId ? await claim(t, accountId, beforeId, 'beforeId') : null,
    caption,
  };
  await insertItem(t.sql, { ...item, accountId, visitId: null, createdAt: t.now });
  return { ...item, fromVisit: false };
}

/** @throws Problem `not_found`, `invalid` */
export async function changePortfolioItem(
  t: Transaction,
  accountId: string,
  id: string,
  { photoId, beforeId, caption }: z.output<typeof PortfolioChange>,
): Promise<PortfolioItem> {
  await countLocked(t.sql, accountId);
  const item = await findPortfolioItem(t.sql, accountId, id);
  if (!item) throw notFound('portfolio item');
  if (item.fromVisit && (photoId || beforeId !== undefined))
    throw fieldProblem(
      photoId ? 'photoId' : 'beforeId',
      'The pet owner has agreed to these pictures. They can be removed, but not replaced.',
    );
  const changed = {
    ...item,
    imageUrl: photoId ? await claim(t, accountId, photoId, 'photoId') : item.imageUrl,
    beforeUrl: beforeId
      ? await claim(t, accountId, beforeId, 'beforeId')
      : beforeId === null
        ? null
        : item.beforeUrl,
    caption: caption ?? item.caption,
  };
  await updateItem(t.sql, changed);
  return changed;
}

async function claim(t: Transaction, accountId: string, photoId: string, path: string): Promise<string> {
  const [url = ''] = await claimPhotoUrls(t.sql, accountId, [photoId], path);
  return url;
}

/** @throws Problem `not_found` */
export async function removePortfolioItem(t: Transaction, accountId: string, id: string): Promise<void> {
  if (!(await deleteItem(t.sql, accountId, id))) throw notFound('portfolio item');
}

/** Sets the order of all items. @throws Problem `invalid` if the ids are not exactly those of the portfolio */
export async function orderPortfolio(t: Transaction, accountId: string, ids: string[]) {
  await countLocked(t.sql, accountId);
  const wanted = new Set(ids);
  const items = await findPortfolio(t.sql, accountId);
  if (wanted.size !== ids.length || items.length !== ids.length || !items.every(({ id }) => wanted.has(id)))
    throw fieldProblem('ids', 'Your portfolio has changed in the meantime. Look at it again.');
  await writeOrder(t.sql, accountId, ids);
  return findPortfolio(t.sql, accountId);
}
