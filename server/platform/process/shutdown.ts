import { seconds } from '#server/platform/clock.ts';

/** What has to be undone when the program ends. */
export type Shutdown = {
  /** Each is called once, the last that was added first. */
  add(stop: () => Promise<void>): void;
  /** @returns whether everything ended well */
  run(): Promise<boolean>;
  isUnderWay(): boolean;
};

/** No single step keeps the others from their turn. */
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
