import type { App } from '#server/app.ts';
import type { MovableClock } from '#server/platform/clock.ts';

/** An action of a person at a given time, through the API. */
export type Action = { when: Date; act: () => Promise<unknown> };

/**
 * Runs the story: each action goes through the API at its time, and due jobs run in between. So the demo has
 * no data that the product could not create.
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
