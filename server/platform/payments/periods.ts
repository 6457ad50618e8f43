/**
 * Returns the same day and time `months` later in UTC, or the last day of a shorter month. Counting from the
 * anchor brings the 31st back after February; UTC has no daylight saving, so no term is an hour short.
 */
export function addMonths(anchor: Date, months: number): Date {
  const result = new Date(anchor);
  result.setUTCDate(1);
  result.setUTCMonth(anchor.getUTCMonth() + months);
  result.setUTCDate(Math.min(anchor.getUTCDate(), daysInMonth(result)));
  return result;
}

const daysInMonth = (instant: Date) =>
  new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + 1, 0)).getUTCDate();

/**
 * Lists the ends of the terms that begin at or after `from` (itself the end of a term) and end by `until`.
 */
export function termEnds(anchor: Date, months: number, from: Date, until: Date): Date[] {
  const ends: Date[] = [];
  for (let n = 1; ; n++) {
    const end = addMonths(anchor, n * months);
    if (end > until) return ends;
    if (end > from) ends.push(end);
  }
}

/**
 * Returns the unused part of a term's price in cents, in proportion to the time left, rounded to the nearest
 * cent.
 */
export function unusedPart(amount: number, from: Date, until: Date, at: Date): number {
  const left = Math.max(0, until.getTime() - Math.max(at.getTime(), from.getTime()));
  return Math.round((amount * left) / (until.getTime() - from.getTime()));
}

/**
 * Returns when a change takes effect: the start of the UTC day, so that the price shown is the price charged.
 */
export function startOfDay(at: Date, notBefore: Date): Date {
  const start = new Date(at);
  start.setUTCHours(0, 0, 0, 0);
  return start < notBefore ? notBefore : start;
}
