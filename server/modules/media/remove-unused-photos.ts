import { after, days } from '#server/platform/clock.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteUnusedMedia, markUnusedMedia, markUsedMedia } from './media.queries.ts';
import { fileKey, fileParts } from './photo-url.ts';

const keptUnused = days(1);
const atOnce = 200;

/** Removes photos that were not used for a day, such as abandoned uploads and replaced photos. */
export async function removeUnusedPhotos({ transact, files }: Platform): Promise<void> {
  await transact(async ({ sql, now }) => {
    await markUsedMedia(sql);
    await markUnusedMedia(sql, now);
  });
  let removed: number;
  do {
    removed = await transact(async ({ sql, now }) => {
      const photos = await deleteUnusedMedia(sql, after(now, -keptUnused), atOnce);
      // Files are removed before the commit: if this process dies, the rows still name the remaining files.
      for (const { key } of photos) await removePhotoFiles(files, key);
      return photos.length;
    });
  } while (removed === atOnce);
}

export async function removePhotoFiles(files: FileStore, key: string): Promise<void> {
  for (const part of fileParts) await files.remove(fileKey(key, part));
}
