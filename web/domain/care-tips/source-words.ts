import type { CareTip } from '#contract/care-tips/care-tips.ts';

/** The source of a care tip: 'Hot Weather Safety Tips, ASPCA, 2024'. */
export const sourceWords = ({ source: { title, body, year } }: Pick<CareTip, 'source'>): string =>
  `${title}, ${body}, ${year}`;
