/** When a business pays, and who bathes. Without zod, because tickets show it in the first view. */
export const payTimes = ['same_day', 'weekly', 'every_two_weeks', 'monthly', 'agreed_later'] as const;
export type PayTime = (typeof payTimes)[number];

export const payTimeNames: Record<PayTime, string> = {
  same_day: 'The same day',
  weekly: 'Every week',
  every_two_weeks: 'Every two weeks',
  monthly: 'Every month',
  agreed_later: 'Agreed later',
};

export const bathings = ['groomer', 'bather', 'agreed_later'] as const;
export type Bathing = (typeof bathings)[number];

export const bathingNames: Record<Bathing, string> = {
  groomer: 'The groomer does the baths',
  bather: 'A bather does the baths',
  agreed_later: 'Agreed later',
};
