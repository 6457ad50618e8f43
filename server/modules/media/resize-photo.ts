import { availableParallelism } from 'node:os';
import type { OutputInfo, Sharp } from 'sharp';
import { heicHelp, imageSizes, maxMegapixels } from '#contract/media.ts';
import { limitConcurrency } from '#server/platform/process/concurrency-limit.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { sizes } from './photo-url.ts';

export type Resized = {
  width: number;
  height: number;
  files: { size: keyof typeof imageSizes; bytes: Buffer }[];
};

const accepted = new Set(['jpeg', 'png', 'webp']);
const maxPixels = maxMegapixels * 1_000_000;

/**
 * Limits decoding, which shares four threads with password hashing, so that most threads stay free for
 * sign-ins.
 */
export const decoding = limitConcurrency(availableParallelism() > 2 ? 2 : 1);

/**
 * Resizes a photo to three upright sizes without location and camera data. The header is checked before
 * decoding, and the photo is decoded once. Less effort makes files a few percent larger in a third of the time.
 * @throws Problem `invalid` naming `file`
 */
export async function resizePhoto(original: Buffer): Promise<Resized> {
  if (isHeic(original)) throw fieldProblem('file', heicHelp);
  const sharp = await loadSharp();
  await checkHeader(sharp(original, { limitInputPixels: false }));
  const photo = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' });
  return decoding.run(async () => {
    const { data, info } = await fitInto(photo.autoOrient(), imageSizes.large)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => Promise.reject(unreadable()));
    const longest = Math.max(info.width, info.height);
    const files: Resized['files'] = [];
    let last: { side: number; bytes: Buffer } | undefined;
    for (const size of sizes) {
      const side = Math.min(imageSizes[size], longest);
      // The larger sizes of a small photo are all the photo as it is.
      if (last?.side !== side)
        last = {
          side,
          bytes: await fitInto(sharp(data, { raw: shapeOf(info) }), side)
            .webp({ quality: 82, effort: 2 })
            .toBuffer(),
        };
      files.push({ size, bytes: last.bytes });
    }
    return { width: info.width, height: info.height, files };
  });
}

/** Loads sharp with the first photo, since it uses more memory than the rest of the idle server. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

async function checkHeader(photo: Sharp): Promise<void> {
  const { format, width, height, depth } = await photo.metadata().catch(() => Promise.reject(unreadable()));
  if (!accepted.has(format)) throw unreadable();
  if (width * height > maxPixels) {
    const megapixels = Math.ceil((width * height) / 1_000_000);
    throw fieldProblem(
      'file',
      `This photo has ${megapixels} megapixels. Use one with at most ${maxMegapixels}.`,
    );
  }
  if (depth !== 'uchar')
    throw fieldProblem('file', 'This photo has more than 8 bits per color. Save it as a JPEG and try again.');
}

/** Whether the file says that it is HEVC in a HEIF container, whatever its name: the fourth word is its brand. */
const isHeic = (file: Buffer) =>
  /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(file.subarray(4, 12).toString('latin1')) &&
  !file.subarray(8, 64).includes('avif');

const fitInto = (photo: Sharp, side: number) =>
  photo.resize(side, side, { fit: 'inside', withoutEnlargement: true });

const shapeOf = ({ width, height, channels }: OutputInfo) => ({ width, height, channels });

const unreadable = () =>
  fieldProblem('file', 'This is not a photo we can read. Use a JPEG, PNG or WebP picture.');
