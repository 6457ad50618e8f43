/** Runs a limited number of tasks at a time, in order of arrival; the others wait. */
export type ConcurrencyLimit = {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Returns how many tasks are running and how many wait. */
  size(): { running: number; waiting: number };
};

export function limitConcurrency(max: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let running = 0;
  async function enter(): Promise<void> {
    if (running < max) running += 1;
    // A finished task passes its slot on directly, so that a new caller cannot skip the queue.
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
