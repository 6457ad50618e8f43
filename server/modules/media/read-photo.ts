import type { FileStore } from '#server/platform/files/file-store.ts';
import { fileKey, photoUrl } from './photo-url.ts';

/** Returns the medium size of a photo for another picture that shows it; undefined if the URL is no stored photo. */
export async function readPhoto(files: FileStore, url: string): Promise<Buffer | undefined> {
  const key = url.slice(photoUrl('').length);
  return url === photoUrl(key) && /^[0-9a-f]{32}$/.test(key) ? files.get(fileKey(key, 'medium')) : undefined;
}
