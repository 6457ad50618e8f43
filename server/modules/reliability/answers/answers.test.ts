import { afterAll, beforeAll, beforeEach, expect, test, describe } from 'vitest';
import {
  ask,
  bookVisit,
  offer,
  signInGroomer as signInVisitGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { accept, apply, post, signInGroomer, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { answerMove, proposeMove } from '#server/modules/visits/visits.scenario.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let owner: Caller;
let groomer: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(testNow());
  [owner, groomer] = [await signInOwner(app), await signInGroomer(app)];
});

const factsOf = async (who: Caller) =>
  (await who.call('GET /api/reliability/facts', { query: { limit: 100 } })).body.map(({ kind }) => kind);
const withdraw = (id: string) =>
  groomer.call('POST /api/shift-applications/:id/withdraw', { params: { id }, body: {} });
const applicationOf = async (shiftId: string) =>
  (await groomer.call('GET /api/groomers/current-user/applications')).body.find(
    (one) => one.shiftId === shiftId,
  )?.id ?? '';
const later = async (ahead: number) => {
  app.clock.moveTo(after(app.clock.now(), ahead));
  await app.settle();
};
const soon = () => after(app.clock.now(), days(7)).toISOString();

describe('an answer', () => {
  test('to an application within 48 hours is in time, without one it is late', async () => {
    const [decided, waiting] = [
      await post(app, owner, { shiftDate: soon() }),
      await post(app, owner, { shiftDate: after(app.clock.now(), days(9)).toISOString() }),
    ];
    const application = await apply(groomer, decided.id);
    const unanswered = await apply(groomer, waiting.id);
    await app.settle();
    await later(hours(47));
    await accept(owner, application);
    expect(await factsOf(owner)).toEqual([]);
    await later(hours(1) + minutes(1));
    expect((await factsOf(owner)).toSorted()).toEqual(['answered_in_time', 'answered_late']);
    expect(unanswered).toBeTruthy();
  });

  test('is not asked for where the groomer took the application back, or the work is soon', async () => {
    const taken = await apply(groomer, (await post(app, owner, { shiftDate: soon() })).id);
    const soonWork = after(app.clock.now(), hours(40)).toISOString();
    await apply(groomer, (await post(app, owner, { shiftDate: soonWork })).id);
    await app.settle();
    await withdraw(taken);
    await later(hours(49));
    expect(await factsOf(owner)).toEqual([]);
  });

  test('to an application that was sent again is asked for from then on', async () => {
    const { id } = await post(app, owner, { shiftDate: soon() });
    await accept(owner, await apply(groomer, id));
    await later(hours(24));
    await withdraw(await applicationOf(id));
    await apply(groomer, id);
    await later(hours(25));
    expect(await factsOf(owner)).toEqual([]);
    await later(hours(24));
    expect(await factsOf(owner)).toEqual(['answered_late']);
  });

  test('to an offer and to a proposed time counts for whom they were sent to', async () => {
    const [petOwner, provider] = [await signInPetOwner(app), await signInVisitGroomer(app)];
    await offer(app, provider, (await ask(petOwner)).id, { proposedAt: soon() });
    const { visit, params } = await bookVisit(app, petOwner, provider, {
      offered: { proposedAt: after(app.clock.now(), days(8)).toISOString() },
    });
    await proposeMove(petOwner, params, { startsAt: after(new Date(visit.startsAt), days(1)).toISOString() });
    await app.settle();
    await later(hours(49));
    expect((await factsOf(petOwner)).toSorted()).toEqual(['answered_in_time', 'answered_late']);
    expect(await factsOf(provider)).toEqual(['answered_late']);

    const again = await bookVisit(app, petOwner, provider, {
      offered: { proposedAt: after(app.clock.now(), days(8)).toISOString() },
    });
    const moved = after(new Date(again.visit.startsAt), days(1)).toISOString();
    await proposeMove(petOwner, again.params, { startsAt: moved });
    await app.settle();
    await answerMove(provider, again.params, 'decline');
    await later(hours(49));
    expect((await factsOf(provider)).toSorted()).toEqual(['answered_in_time', 'answered_late']);
  });
});
