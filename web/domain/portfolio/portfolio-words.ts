import type { PortfolioItem } from '#contract/profiles/portfolio.ts';

/** What an item is called where its picture cannot be seen. */
export const itemName = ({ caption, beforeUrl }: PortfolioItem, index: number): string =>
  caption || `${beforeUrl ? 'Before and after' : 'Picture'} ${index + 1}`;

/** The name of the button that shows an item; it contains the words that are seen on its tile. */
export const tileName = (item: PortfolioItem, index: number): string =>
  [
    itemName(item, index),
    [item.beforeUrl && 'before and after', item.fromVisit && 'from a real visit'].filter(Boolean).join(' '),
    'full screen',
  ]
    .filter(Boolean)
    .join(', ');

/** The address of a stored size of a picture. */
export const sized = (url: string, size: 'small' | 'large'): string => `${url}?size=${size}`;
