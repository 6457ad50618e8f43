import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { Id } from './values.ts';

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const pdfType = 'application/pdf';
export const maxImageBytes = 10 * 1024 * 1024;
/** A picture of 10 MB can unpack to gigabytes; cameras stay below this. */
export const maxMegapixels = 40;
/** Longest sides in pixels of the three kept sizes; each is served at `url?size=…`. */
export const imageSizes = { small: 320, medium: 960, large: 2048 } as const;

/** What to do with the photos of iPhones, which browsers cannot show. */
export const heicHelp =
  'This is an iPhone photo in HEIC format, which browsers cannot show. Add it on the iPhone itself, which turns it into a JPEG. Or open it on a Mac in Preview and export it as JPEG. To take JPEGs from now on, open Settings on the iPhone, then Camera, then Formats, and choose Most Compatible.';

export const FileType = z.enum(['photo', 'pdf']);
export type FileType = z.output<typeof FileType>;

/**
 * A stored photo, rotated upright and without location and camera data, where `url` is its medium size. Or an
 * unchanged PDF, without a size in pixels.
 */
export const Upload = z.object({
  id: Id,
  url: z.string(),
  type: FileType,
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export type Upload = z.output<typeof Upload>;

export const mediaApi = {
  /**
   * multipart/form-data with one part `file`. A repeated call stores another photo; unused photos are
   * removed.
   */
  'POST /api/uploads': {
    summary:
      'Store a photo (JPEG, PNG or WebP up to 10 MB, 40 megapixels, 8 bits per color), or a PDF up to 10 MB',
    upload: true,
    idempotent: true,
    reply: Upload,
    status: 201,
  },
  'GET /media/:key': {
    summary: 'A stored photo as WebP, or a PDF, for those who may see a page that shows it',
    params: z.strictObject({ key: z.string().regex(/^[0-9a-f]{32}$/, 'Not the address of a photo') }),
    query: z.strictObject({ size: z.enum(['small', 'medium', 'large']).optional() }),
    reply: null,
    status: 200,
    mediaType: 'image/webp',
  },
} as const satisfies EndpointTable;
