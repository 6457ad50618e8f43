/**
 * The same day of the month and the same time, `months` later, in UTC. Where the month is too short it is its last day;
 * counted from the anchor every time, so the 31st comes back after February. UTC has no daylight saving: a term is
 * never an hour short.
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

/** The ends of the terms that begin at or after `from`, an end of a term itself, and end by `until`. */
export function termEnds(anchor: Date, months: number, from: Date, until: Date): Date[] {
  const ends: Date[] = [];
  for (let n = 1; ; n++) {
    const end = addMonths(anchor, n * months);
    if (end > until) return ends;
    if (end > from) ends.push(end);
  }
}

/** What is left of a term's price, in cents, rounded to the nearest: by the time that is left. */
export function unusedPart(amount: number, from: Date, until: Date, at: Date): number {
  const left = Math.max(0, until.getTime() - Math.max(at.getTime(), from.getTime()));
  return Math.round((amount * left) / (until.getTime() - from.getTime()));
}

/** From when a change counts: the start of the UTC day, so that the price shown is the price charged. */
export function startOfDay(at: Date, notBefore: Date): Date {
  const start = new Date(at);
  start.setUTCHours(0, 0, 0, 0);
  return start < notBefore ? notBefore : start;
}
