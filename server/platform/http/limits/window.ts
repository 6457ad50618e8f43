import type { Clock } from '#server/platform/clock.ts';

/** An address has at most 39 characters, so that many counts take about two megabytes. */
const mostCallers = 20_000;

export type Window<T> = {
  /** What is kept of a caller in this window. */
  of(caller: string): T;
  /** Whole seconds until the window ends. */
  secondsLeft(): number;
};

/**
 * Keeps something of each caller for a while, in this process alone: a cheap request must also be cheap to
 * refuse. Windows begin and end for all callers at once.
 */
export function createWindow<T>(clock: Clock, length: number, begin: () => T): Window<T> {
  const kept = new Map<string, T>();
  let start = 0;

  function forgetLastWindow(): void {
    const now = clock.now().getTime();
    if (now - start < length && now >= start) return;
    start = now;
    kept.clear();
  }

  return {
    of(caller) {
      forgetLastWindow();
      const known = kept.get(caller);
      if (known) return known;
      const [oldest] = kept.size >= mostCallers ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
      const fresh = begin();
      kept.set(caller, fresh);
      return fresh;
    },
    secondsLeft: () => Math.max(1, Math.ceil((start + length - clock.now().getTime()) / 1000)),
  };
}
