import { imageSizes } from '#contract/media.ts';

type Size = keyof typeof imageSizes;
/** What is kept of an upload: three sizes of a photo, or a PDF. */
export type FilePart = Size | 'pdf';

export const sizes = Object.keys(imageSizes) as Size[];
export const fileParts: FilePart[] = [...sizes, 'pdf'];

/** The address of an upload; of a photo `?size=small|medium|large` chooses how large. */
export const photoUrl = (key: string) => `/media/${key}`;

export const fileKey = (key: string, part: FilePart) =>
  part === 'pdf' ? `${key}.pdf` : `${key}.${part}.webp`;
