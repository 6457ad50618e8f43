import type { FastifyRequest } from 'fastify';
import type { Upload } from '#contract/media.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readUpload } from './read-upload.ts';
import { isPdf, storePdf } from './store-pdf.ts';
import { storePhoto } from './store-photo.ts';
import { withUploadSlot } from './upload-slot.ts';

/** Stores the one photo or PDF of a form for an account. @throws Problem as `readUpload` and `withUploadSlot` */
export const storeUpload = (
  platform: Platform,
  accountId: string,
  request: FastifyRequest,
): Promise<Upload> =>
  withUploadSlot(platform, accountId, async () => {
    const bytes = await readUpload(request);
    return isPdf(bytes) ? storePdf(platform, accountId, bytes) : storePhoto(platform, accountId, bytes);
  });
