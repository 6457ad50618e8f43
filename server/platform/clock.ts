/** The single source of time. All code takes a Clock, so that tests and TEST_CLOCK can move it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export type MovableClock = Clock & {
  /** Moves to an instant; time then runs on at normal speed. */
  moveTo(instant: Date): void;
};

export function movableClock(start = new Date()): MovableClock {
  let ahead = start.getTime() - Date.now();
  return {
    now: () => new Date(Date.now() + ahead),
    moveTo: (instant) => {
      ahead = instant.getTime() - Date.now();
    },
  };
}

export const isMovable = (clock: Clock): clock is MovableClock => 'moveTo' in clock;

export const seconds = (n: number) => n * 1000;
export const minutes = (n: number) => seconds(60 * n);
export const hours = (n: number) => minutes(60 * n);
export const days = (n: number) => hours(24 * n);

export const after = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);
