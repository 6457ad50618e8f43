/** From one time of the clock to another; an end that is not later is on the next day. */
type Span = { from: string; to: string };

const day = 1440;

/** Midnight as a time of the clock. */
export const endOfDay = (time: string): string => (time === '24:00' ? '00:00' : time);

/** Minutes since midnight: '13:30' → 810. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** A span in minutes since the midnight before it; its end may be on the next day. */
export function minutesIn({ from, to }: Span): { from: number; to: number } {
  const [begins, ends] = [minutesOf(from), minutesOf(to)];
  return { from: begins, to: ends > begins ? ends : ends + day };
}

/** Whether it has no length; midnight to midnight is a whole day. */
export const isEmpty = ({ from, to }: Span): boolean => from === to && from !== '00:00';

/** Whether it goes on after midnight. */
export const crossesMidnight = (span: Span): boolean => minutesIn(span).to > day;

/** Whether two spans of a week overlap. `weekday` is 1 on Monday; Sunday night goes on on Monday. */
export function overlapInWeek(one: Span & { weekday: number }, other: Span & { weekday: number }): boolean {
  const [a, b] = [one, other].map((span) => {
    const { from, to } = minutesIn(span);
    return { from: span.weekday * day + from, to: span.weekday * day + to };
  });
  return [-7 * day, 0, 7 * day].some(
    (shift) => a !== undefined && b !== undefined && a.from < b.to + shift && b.from + shift < a.to,
  );
}
