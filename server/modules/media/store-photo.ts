import type { Upload } from '#contract/media.ts';
import type { Platform } from '#server/platform/platform.ts';
import { resizePhoto } from './resize-photo.ts';
import { storeMedia } from './store-media.ts';

/**
 * Stores a photo in three sizes.
 * @throws Problem `invalid` naming `file`, `no_space`; then nothing is stored
 */
export async function storePhoto(platform: Platform, accountId: string, original: Buffer): Promise<Upload> {
  const { width, height, files } = await resizePhoto(original);
  return storeMedia(platform, accountId, {
    type: 'photo',
    width,
    height,
    files: files.map(({ size, bytes }) => ({ part: size, bytes })),
  });
}
