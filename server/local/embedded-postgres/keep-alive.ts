import { setTimeout as sleep } from 'node:timers/promises';
import { minutes, seconds } from '#server/platform/clock.ts';
import type { Lease } from './lease.ts';
import type { Postmaster } from './postmaster.ts';

type Ways = {
  find(): Promise<Postmaster | undefined>;
  /** @returns undefined if it cannot start yet */
  start(): Promise<Postmaster | undefined>;
  hold(): Promise<Lease | undefined>;
  /** The port that all processes use. */
  port: number;
  onAgain(): void;
  onGone(error: Error): void;
};

const firstPause = 20;
const longestPause = seconds(2);
const longestAbsence = minutes(1);
/** The number of failed starts after which restarting stops. */
const mostRefusals = 5;

/** Acquires a lost lock again and restarts PostgreSQL when it has ended, with growing pauses. */
export function keepAlive(first: Lease, ways: Ways) {
  const ending = new AbortController();
  let hold = first;
  let mending: Promise<void> | undefined;
  void follow();

  async function follow(): Promise<void> {
    await hold.lost;
    if (!ending.signal.aborted) mending = mend();
  }

  async function mend(): Promise<void> {
    const lostAt = performance.now();
    let refusals = 0;
    for (let pause = firstPause; !ending.signal.aborted; pause = Math.min(2 * pause, longestPause)) {
      try {
        if (await comesBack()) return;
      } catch (error) {
        if (++refusals >= mostRefusals) return ways.onGone(asError(error));
      }
      if (performance.now() - lostAt > longestAbsence)
        return ways.onGone(new Error(`PostgreSQL has ended and does not come back at port ${ways.port}.`));
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  async function comesBack(): Promise<boolean> {
    const running = (await ways.find()) ?? (await ways.start());
    if (running && running.port !== ways.port)
      throw new Error(`PostgreSQL runs at port ${running.port} now, no longer at ${ways.port}: start again.`);
    const taken = running && (await ways.hold());
    if (!taken) return false;
    hold = taken;
    void follow();
    ways.onAgain();
    return true;
  }

  return {
    /** @returns the current lock, for its release */
    async end(): Promise<Lease> {
      ending.abort();
      await mending;
      return hold;
    },
  };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
