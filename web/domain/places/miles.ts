import { number } from '#web/lib/words.ts';

/**
 * '3.4 mi', '128 mi', '1,598 mi'. Below one mile it is 'Under 1 mi', since a place known only by ZIP is not
 * exact.
 */
export function miles(distance: number): string {
  if (distance < 1) return 'Under 1 mi';
  return `${distance < 99.95 ? distance.toFixed(1) : number(Math.round(distance))} mi`;
}
