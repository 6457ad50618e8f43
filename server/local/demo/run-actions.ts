import type { App } from '#server/app.ts';
import type { MovableClock } from '#server/platform/clock.ts';

/** Something that somebody does at its moment, through the API. */
export type Action = { when: Date; act: () => Promise<unknown> };

/**
 * Lets the town live through its story: every deed goes through the API at the moment when it happened, and the jobs
 * that became due in between run. Nothing stands in the demo that could not have come about.
 */
export async function runActions(app: App, clock: MovableClock, now: Date, actions: Action[]): Promise<void> {
  const past = actions.filter(({ when }) => when <= now);
  for (const { when, act } of past.toSorted((a, b) => a.when.getTime() - b.when.getTime())) {
    clock.moveTo(when);
    await app.jobs.runDue();
    await act();
  }
  clock.moveTo(now);
  await app.jobs.runDue();
}
