/** 'every week', 'every 6 weeks'. */
export const everyWeeksWords = (weeks: number): string =>
  weeks === 1 ? 'every week' : `every ${weeks} weeks`;
