import { imageSizes } from '#contract/media.ts';

type Size = keyof typeof imageSizes;
/** The stored files of an upload: three sizes of a photo, or a PDF. */
export type FilePart = Size | 'pdf';

export const sizes = Object.keys(imageSizes) as Size[];
export const fileParts: FilePart[] = [...sizes, 'pdf'];

/** Returns the URL of an upload; for a photo, `?size=small|medium|large` selects the size. */
export const photoUrl = (key: string) => `/media/${key}`;

export const fileKey = (key: string, part: FilePart) =>
  part === 'pdf' ? `${key}.pdf` : `${key}.${part}.webp`;
