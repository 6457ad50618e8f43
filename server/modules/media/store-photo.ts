import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { Upload } from '#contract/media.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteMedia, insertMedia } from './media.queries.ts';
import { photoUrl, sizeKey } from './photo-url.ts';
import { removePhotoFiles } from './remove-unused-photos.ts';
import { resizePhoto } from './resize-photo.ts';

/**
 * Stores a photo in three sizes.
 * @throws Problem `invalid` naming `file`, `no_space`; then nothing of it stays
 */
export async function storePhoto(platform: Platform, accountId: string, original: Buffer): Promise<Upload> {
  const { width, height, files } = await resizePhoto(original);
  const [id, key, createdAt] = [uuidv7(), randomBytes(16).toString('hex'), platform.clock.now()];
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  // Before the files: what a dying process leaves of them is then found, and removed with the row.
  await insertMedia(platform.sql, {
    id,
    accountId,
    key,
    width,
    height,
    bytes,
    createdAt,
    unusedSince: createdAt,
  });
  try {
    for (const file of files) await platform.files.put(sizeKey(key, file.size), file.bytes);
  } catch (error) {
    await removePhotoFiles(platform.files, key);
    await deleteMedia(platform.sql, id);
    throw error;
  }
  return { id, url: photoUrl(key), width, height };
}
