/** Runs work a few at a time, in the order it came; the rest waits. */
export type ConcurrencyLimit = {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** How many are under way, and how many wait. */
  size(): { running: number; waiting: number };
};

export function limitConcurrency(max: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let running = 0;
  async function enter(): Promise<void> {
    if (running < max) running += 1;
    // Who leaves hands the place on, so that nobody slips in between.
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    size: () => ({ running, waiting: waiting.length }),
  };
}
