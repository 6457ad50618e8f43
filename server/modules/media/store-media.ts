import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { Upload } from '#contract/media.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteMedia, insertMedia } from './media.queries.ts';
import { fileKey, photoUrl } from './photo-url.ts';
import type { FilePart } from './photo-url.ts';
import { removePhotoFiles } from './remove-unused-photos.ts';

type Content = Pick<Upload, 'type' | 'width' | 'height'> & { files: { part: FilePart; bytes: Buffer }[] };

/**
 * Stores an upload's row and files, or nothing.
 * @throws Problem `no_space`
 */
export async function storeMedia(
  platform: Platform,
  accountId: string,
  { files, ...shape }: Content,
): Promise<Upload> {
  const [id, key, createdAt] = [uuidv7(), randomBytes(16).toString('hex'), platform.clock.now()];
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  // The row comes first: if this process dies, a job finds the row and removes it with its files.
  await insertMedia(platform.sql, { id, accountId, key, ...shape, bytes, createdAt, unusedSince: createdAt });
  try {
    for (const file of files) await platform.files.put(fileKey(key, file.part), file.bytes);
  } catch (error) {
    await removePhotoFiles(platform.files, key);
    await deleteMedia(platform.sql, id);
    throw error;
  }
  return { id, url: photoUrl(key), ...shape };
}
