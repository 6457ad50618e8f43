import { useState } from 'react';
import { heicHelp, imageTypes, maxImageBytes, pdfType } from '#contract/media.ts';
import type { Upload } from '#contract/media.ts';
import { detailOf } from '#web/lib/api/call-error.ts';
import { uploadPhoto } from './upload-photo.ts';

export const acceptedImages = imageTypes.join(',');
/** Proofs may be PDFs as well as images. */
export const acceptedProofs = `${acceptedImages},${pdfType}`;

/** What a photo may be; iPhones turn theirs into JPEGs when they are added there. */
export const photoHint = 'JPEG, PNG or WebP up to 10 MB. iPhone photos (HEIC): add them on the iPhone.';

/** Whether a file is an iPhone photo; many computers know its type by the name alone. */
const isHeic = (file: Blob) =>
  /^image\/hei[cf]/.test(file.type) || (file instanceof File && /\.hei[cf]$/i.test(file.name));

/** Checks a file's type and size before the upload. @returns the problem, or undefined */
export function photoProblem(file: Blob, accepted = acceptedImages): string | undefined {
  const { type, size } = file;
  if (isHeic(file)) return heicHelp;
  if (!accepted.split(',').includes(type))
    return accepted === acceptedProofs
      ? 'Use a PDF, or a JPEG, PNG or WebP picture.'
      : 'Use a JPEG, PNG or WebP picture.';
  return size > maxImageBytes
    ? `This ${type === pdfType ? 'PDF' : 'photo'} is larger than 10 MB.`
    : undefined;
}

/**
 * Checks that the browser can decode a photo that is previewed before the upload.
 * @returns the problem, or undefined
 */
export async function unreadable(photo: Blob): Promise<string | undefined> {
  try {
    (await createImageBitmap(photo)).close();
    return undefined;
  } catch {
    return 'This is not a photo we can read. Use a JPEG, PNG or WebP picture.';
  }
}

/** Uploads photos one after the other, with the progress (0 to 100, null while idle) and the last problem. */
export function useUpload(accepted = acceptedImages) {
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();

  /** Uploads the photos and returns those that were stored. */
  const upload = async (photos: readonly Blob[]): Promise<Upload[]> => {
    setProblem(undefined);
    const stored: Upload[] = [];
    for (const [index, photo] of photos.entries()) {
      try {
        const wrong = photoProblem(photo, accepted);
        if (wrong) throw new Error(wrong);
        setProgress((index / photos.length) * 100);
        stored.push(
          await uploadPhoto(photo, (percent) => setProgress((index * 100 + percent) / photos.length)),
        );
      } catch (error) {
        setProblem(detailOf(error, error instanceof Error ? error.message : 'The photo was not saved.'));
      }
    }
    setProgress(null);
    return stored;
  };
  return { upload, progress, problem, setProblem };
}
