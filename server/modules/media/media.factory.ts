import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertMedia } from './media.queries.ts';
import { photoUrl } from './photo-url.ts';

/** Creates the row of an uploaded photo, without its files. */
export async function makePhoto(t: Transaction, accountId: string): Promise<{ id: string; url: string }> {
  const [id, key] = [uuidv7(), randomBytes(16).toString('hex')];
  await insertMedia(t.sql, {
    id,
    accountId,
    key,
    type: 'photo',
    width: 1200,
    height: 900,
    bytes: 90_000,
    createdAt: t.now,
    unusedSince: t.now,
  });
  return { id, url: photoUrl(key) };
}
