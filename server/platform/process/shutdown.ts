import { seconds } from '#server/platform/clock.ts';

/** Cleanup steps to run when the program ends. */
export type Shutdown = {
  /** Adds a step; steps run once, in reverse order. */
  add(stop: () => Promise<void>): void;
  /** @returns whether all steps succeeded */
  run(): Promise<boolean>;
  isUnderWay(): boolean;
};

/** The longest time for one step, so that a slow step does not block the others. */
const patience = seconds(7);

export function createShutdown(): Shutdown {
  const stops: (() => Promise<void>)[] = [];
  let running: Promise<boolean> | undefined;
  async function stopAll(): Promise<boolean> {
    let wentWell = true;
    for (let stop = stops.pop(); stop; stop = stops.pop()) wentWell = (await endsInTime(stop)) && wentWell;
    return wentWell;
  }
  return {
    add: (stop) => void stops.push(stop),
    run: () => (running ??= stopAll()),
    isUnderWay: () => running !== undefined,
  };
}

async function endsInTime(stop: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const stopped = stop().then(
    () => true,
    () => false,
  );
  return Promise.race([stopped, tooLong]).finally(() => clearTimeout(timer));
}
