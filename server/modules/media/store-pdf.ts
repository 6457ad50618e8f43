import type { Upload } from '#contract/media.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { storeMedia } from './store-media.ts';

/** Whether these bytes start like a PDF; the declared type is ignored. */
export const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/**
 * Stores a PDF unchanged.
 * @throws Problem `invalid` naming `file`, `no_space`; then nothing is stored
 */
export function storePdf(platform: Platform, accountId: string, bytes: Buffer): Promise<Upload> {
  if (!bytes.subarray(-1024).includes('%%EOF'))
    throw fieldProblem('file', 'This PDF is not complete. Save or download it again, then try once more.');
  return storeMedia(platform, accountId, {
    type: 'pdf',
    width: null,
    height: null,
    files: [{ part: 'pdf', bytes }],
  });
}
