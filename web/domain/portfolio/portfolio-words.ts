import type { PortfolioItem } from '#contract/profiles/portfolio.ts';

/** What an item is called where its picture cannot be seen. */
export const itemName = ({ caption, beforeUrl }: PortfolioItem, index: number): string =>
  caption || `${beforeUrl ? 'Before and after' : 'Picture'} ${index + 1}`;

/** The address of a stored size of a picture. */
export const sized = (url: string, size: 'small' | 'large'): string => `${url}?size=${size}`;
