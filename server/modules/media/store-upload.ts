import type { FastifyRequest } from 'fastify';
import type { Upload } from '#contract/media.ts';
import { readUpload } from '#server/platform/http/requests/read-upload.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { storeMedia } from './store-media.ts';
import { storePhoto } from './store-photo.ts';
import { withUploadSlot } from './upload-slot.ts';

const ofPhoto = {
  wrongForm: 'Send the photo as multipart/form-data.',
  none: 'Choose a photo.',
  tooLarge: 'A photo or PDF can have up to 10 MB.',
  onlyOne: 'Send one photo at a time, in a field named file.',
};

/** Stores the one photo or PDF of a form for an account. @throws Problem as `readUpload` and `withUploadSlot` */
export const storeUpload = (
  platform: Platform,
  accountId: string,
  request: FastifyRequest,
): Promise<Upload> =>
  withUploadSlot(platform, accountId, async () => {
    const { bytes } = await readUpload(request, ofPhoto);
    return isPdf(bytes) ? storePdf(platform, accountId, bytes) : storePhoto(platform, accountId, bytes);
  });

/** Whether these bytes start like a PDF; the declared type is ignored. */
const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/** Stores a PDF unchanged. @throws Problem `invalid` naming `file`, `no_space` */
function storePdf(platform: Platform, accountId: string, bytes: Buffer): Promise<Upload> {
  if (!bytes.subarray(-1024).includes('%%EOF'))
    throw fieldProblem('file', 'This PDF is not complete. Save or download it again, then try once more.');
  return storeMedia(platform, accountId, {
    type: 'pdf',
    width: null,
    height: null,
    files: [{ part: 'pdf', bytes }],
  });
}
