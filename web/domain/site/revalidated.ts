/** The `cache-control` of pages that everyone may read: the server answers 304 while nothing on them has changed. */
export const revalidated = 'private, no-cache';
