/** The address of a stored photo; `?size=small|medium|large` chooses how large. */
export const photoUrl = (key: string) => `/media/${key}`;

/** The file of one size of a photo. */
export const sizeKey = (key: string, size: string) => `${key}.${size}.webp`;
