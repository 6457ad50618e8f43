/** What a business owes a groomer for calling off a filled shift late. Without zod, because tickets show it in the first view. */
export const cancelTerms = ['relaxed', 'fair', 'strict'] as const;
export type CancelTerms = (typeof cancelTerms)[number];

/** The percentage of the estimated pay that is owed inside so many hours before the start, the latest first. */
const steps: Record<CancelTerms, readonly { hours: number; percent: number }[]> = {
  relaxed: [],
  fair: [{ hours: 24, percent: 50 }],
  strict: [
    { hours: 24, percent: 100 },
    { hours: 48, percent: 50 },
  ],
};

export const cancelTermsNames: Record<CancelTerms, string> = {
  relaxed: 'Relaxed',
  fair: 'Fair',
  strict: 'Strict',
};

/** What the business owes if it calls the shift off. */
export const cancelTermsNotes: Record<CancelTerms, string> = {
  relaxed: 'Nothing is owed if the business cancels.',
  fair: 'Half of the lowest estimate is owed if the business cancels inside 24 hours before the start.',
  strict:
    'The lowest estimate is owed if the business cancels inside 24 hours before the start, and half of it inside 48 hours.',
};

/** Returns what calling a shift off owes at an instant, in cents; `estimate` is the lowest estimated pay. */
export function owedForCancelling(
  { terms, estimate, startsAt }: { terms: CancelTerms; estimate: number; startsAt: string },
  now: Date,
): number {
  const hoursAhead = (Date.parse(startsAt) - now.getTime()) / 3_600_000;
  const step = steps[terms].find(({ hours }) => hoursAhead < hours);
  return step ? Math.round((estimate * step.percent) / 100) : 0;
}
