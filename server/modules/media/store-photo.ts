import { randomBytes } from 'node:crypto';
import type { Sharp } from 'sharp';
import { uuidv7 } from 'uuidv7';
import { imageSizes } from '#contract/media.ts';
import type { Upload } from '#contract/media.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { insertMedia } from './media.queries.ts';
import { photoUrl, sizeKey } from './photo-url.ts';

const accepted = new Set(['jpeg', 'png', 'webp']);
/** A picture of 10 MB can unpack to gigabytes; cameras stay far below this. */
const maxPixels = 80_000_000;

/**
 * Stores a photo in three sizes: upright, re-encoded, without location and camera data.
 * @throws Problem `invalid` naming `file`
 */
export async function storePhoto(platform: Platform, accountId: string, original: Buffer): Promise<Upload> {
  const photo = await open(original);
  const key = randomBytes(16).toString('hex');
  let bytes = 0;
  let shown = { width: 0, height: 0 };
  for (const [size, side] of Object.entries(imageSizes)) {
    const { data, info } = await photo
      .clone()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => Promise.reject(unreadable()));
    await platform.files.put(sizeKey(key, size), data);
    bytes += data.length;
    shown = { width: info.width, height: info.height };
  }
  const media = { id: uuidv7(), accountId, key, ...shown, bytes, createdAt: platform.clock.now() };
  await insertMedia(platform.sql, media);
  return { id: media.id, url: photoUrl(key), ...shown };
}

async function open(original: Buffer): Promise<Sharp> {
  // Loaded with the first photo: it weighs more than the rest of the server at rest.
  const { default: sharp } = await import('sharp');
  const photo = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  const { format } = await photo.metadata().catch(() => Promise.reject(unreadable()));
  if (!accepted.has(format)) throw unreadable();
  return photo;
}

const unreadable = () =>
  fieldProblem('file', 'This is not a photo we can read. Use a JPEG, PNG or WebP picture.');
