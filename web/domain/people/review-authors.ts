import type { EngagementType } from '#contract/reviews.ts';

type Reviewed = 'groomer' | 'business';

/** Who writes reviews of a groomer or a business after each kind of work. */
const authors: Record<Reviewed, Record<EngagementType, string>> = {
  groomer: { shift: 'salons', visit: 'pet parents' },
  business: { shift: 'groomers', visit: 'pet parents' },
};

/** 'by pet parents' */
export const byAuthors = (as: Reviewed, after: EngagementType): string => `by ${authors[as][after]}`;
