import { setTimeout as sleep } from 'node:timers/promises';
import { seconds } from '#server/platform/clock.ts';
import type { Availability } from './availability/availability.ts';
import { DatabaseUnavailable, transient } from './errors.ts';

/** How long a unit of work is retried, in milliseconds. */
export type Patience = {
  /** While the database does not answer. */
  away: number;
  /** While it conflicts with other transactions. */
  conflict: number;
};

/** For requests: a caller waits for the reply and can try again. */
export const briefly: Patience = { away: 1600, conflict: seconds(10) };
/** For background work: jobs. */
export const patiently: Patience = { away: seconds(30), conflict: seconds(30) };

const firstPause = 10;
const longestPause = seconds(1);

/**
 * Runs a unit of work again, with growing pauses, as long as the database caused the failure.
 * @throws DatabaseUnavailable once patience ends, or at once if the work may already be done and must not be
 * repeated
 */
export async function retry<T>(
  unit: () => Promise<T>,
  mayRepeat: (error: unknown) => boolean,
  availability: Availability,
  patience: Patience,
): Promise<T> {
  const begun = performance.now();
  let lostAt: number | undefined;
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await unit();
    } catch (error) {
      const reason = transient(error);
      if (!reason) throw error;
      const now = performance.now();
      if (reason === 'lost') lostAt ??= Math.max(begun, availability.unavailableSince() ?? now);
      const end = reason === 'lost' ? (lostAt ?? now) + patience.away : begun + patience.conflict;
      if (!mayRepeat(error) || now + pause > end) throw new DatabaseUnavailable(error);
      // Random pauses keep units that failed together from retrying together.
      await sleep(pause * (0.5 + Math.random() / 2));
      if (!(await availability.waitUntilAvailable(end - performance.now())))
        throw new DatabaseUnavailable(error);
    }
  }
}
