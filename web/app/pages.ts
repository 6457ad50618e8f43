/** Every page by its address; the file lies in `web/pages`. The shell links only to what stands here. */
export const pages: Record<string, string> = {
  '/': 'landing',
  '*': 'not-found',
};

export const hasPage = (path: string): boolean => path in pages;
