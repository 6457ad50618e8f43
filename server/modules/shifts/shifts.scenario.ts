import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

/** Returns a draft of an owner in Austin: from 8 to 4 local time, `inDays` days from now. */
export const draftIn = (app: TestApp, inDays = 3) => ({
  title: 'Full-groom Saturday',
  shiftDate: after(app.clock.now(), days(inDays)).toISOString(),
  startTime: '08:00',
  endTime: '16:00',
  dogCount: 6,
  payPercentage: 50,
});

export const signInOwner = async (app: TestApp, given: Parameters<typeof makeBusiness>[1] = {}) =>
  app.as((await app.transact((t) => makeBusiness(t, given))).id);

export const signInGroomer = async (app: TestApp, given: Parameters<typeof makeGroomer>[1] = {}) =>
  app.as((await app.transact((t) => makeGroomer(t, given))).id);

export async function post(app: TestApp, owner: Caller, change: object = {}): Promise<ShiftDetail> {
  const answer = await owner.call('POST /api/shifts', { body: { ...draftIn(app), ...change } });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.problem));
  return answer.body;
}

/** @returns the application's id */
export async function apply(groomer: Caller, shiftId: string): Promise<string> {
  const answer = await groomer.call('POST /api/shift-applications', { body: { shiftId } });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.problem));
  return answer.body.id;
}

export const accept = (owner: Caller, applicationId: string) =>
  owner.call('POST /api/shift-applications/:id/accept', { params: { id: applicationId } });

/** Posts a shift and accepts a groomer's application for it. */
export async function fill(app: TestApp, owner: Caller, groomer: Caller, change: object = {}) {
  const shift = await post(app, owner, change);
  const applicationId = await apply(groomer, shift.id);
  const answer = await accept(owner, applicationId);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return { shift, applicationId, params: { id: shift.id } };
}

/** Lists the events announced about a shift, in order. */
export const happened = async (app: TestApp, shiftId: string) => {
  const rows = await app.app.platform.sql<{ type: string }[]>`
    select type from events where payload->>'shiftId' = ${shiftId} order by id`;
  return rows.map(({ type }) => type);
};
