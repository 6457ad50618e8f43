import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import type { TestApp } from '#tests/test-app.ts';

/** The start of a shift in so many days at 8 by the clock of Austin, where the people of these tests live. */
export const draftIn = (app: TestApp, days: number) => {
  const shiftDate = new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();
  return {
    title: 'Full-groom Saturday',
    shiftDate,
    startTime: '08:00',
    endTime: '16:00',
    dogCount: 6,
    payPercentage: 50,
  };
};

export const signInOwner = async (app: TestApp, given: Parameters<typeof makeBusiness>[1] = {}) =>
  app.as((await app.transact((t) => makeBusiness(t, given))).id);

export const signInGroomer = async (app: TestApp, given: Parameters<typeof makeGroomer>[1] = {}) =>
  app.as((await app.transact((t) => makeGroomer(t, given))).id);
