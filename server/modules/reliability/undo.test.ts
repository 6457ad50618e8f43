import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  accept as acceptOffer,
  offer,
  signInGroomer as signInVisitGroomer,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { accept, apply, fill, signInGroomer, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { requestOf } from '#server/modules/visits/visits.scenario.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { bookingFacts, leave, signInWithVisit, undoCancel, undoLeaving } from './reliability.scenario.ts';

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

const later = (ms: number) => app.clock.moveTo(after(app.clock.now(), ms));
const moveTo = (instant: string, ahead: number) => app.clock.moveTo(after(new Date(instant), ahead));
const factsOf = async (who: Caller) =>
  (await bookingFacts(who)).map(({ kind, uncounted }) => `${kind}: ${uncounted}`);
const shiftOf = async (id: string) => (await owner.call('GET /api/shifts/:id', { params: { id } })).body;

const withdraw = (id: string) => leave(groomer, 'withdraw', id);
const release = (id: string) => leave(owner, 'release', id);
const cancel = (who: Caller, params: { id: string }) =>
  who.call('POST /api/visits/:id/cancel', { params, body: { reason: 'Ill.' } });

describe('a withdrawal or a release', () => {
  test('is undone within ten minutes: the groomer is booked again, and nothing counts', async () => {
    const { shift, applicationId, params } = await fill(app, owner, groomer);
    moveTo(shift.shiftDate, -hours(5));
    expect((await withdraw(applicationId)).body.actions).toEqual(['undo']);
    expect(await factsOf(groomer)).toEqual(['withdrawn_late: null']);
    later(minutes(9));
    expect((await undoLeaving(groomer, applicationId)).body).toMatchObject({
      status: 'accepted',
      leftAt: null,
    });
    expect(await shiftOf(params.id)).toMatchObject({
      status: 'filled',
      applicationCount: 1,
      groomer: { id: groomer.id },
    });
    expect(await factsOf(groomer)).toEqual(['withdrawn_late: undone']);
    // The booking is as old as before, so leaving again counts.
    expect((await withdraw(applicationId)).status).toBe(200);
    expect(await factsOf(groomer)).toEqual(['withdrawn_late: null', 'withdrawn_late: undone']);
  });

  test('is over after ten minutes, and belongs to the side that left', async () => {
    const { applicationId } = await fill(app, owner, groomer);
    await release(applicationId);
    expect((await undoLeaving(groomer, applicationId)).status).toBe(404);
    later(minutes(11));
    expect((await undoLeaving(owner, applicationId)).problem.code).toBe('too_late');
  });

  test('is not undone where another groomer was accepted, or the groomer took other work', async () => {
    const other = await signInGroomer(app);
    const taken = await fill(app, owner, groomer);
    await release(taken.applicationId);
    await accept(owner, await apply(other, taken.shift.id));
    expect((await undoLeaving(owner, taken.applicationId)).problem.code).toBe('taken');

    const left = await fill(app, owner, groomer, { startTime: '06:00' });
    await withdraw(left.applicationId);
    await fill(app, await signInOwner(app), groomer);
    const clash = await undoLeaving(groomer, left.applicationId);
    expect([clash.status, clash.problem.code]).toEqual([409, 'clash']);
    expect((await shiftOf(left.shift.id)).status).toBe('posted');
  });

  test('of an application that nobody accepted this time cannot become a booking', async () => {
    const { shift, applicationId } = await fill(app, owner, groomer);
    await withdraw(applicationId);
    expect(await apply(groomer, shift.id)).toBe(applicationId);
    await withdraw(applicationId);
    expect((await undoLeaving(groomer, applicationId)).problem.code).toBe('too_late');
  });
});

describe('a cancelled shift', () => {
  test('comes back with its groomer, its waiting list and without a fact', async () => {
    const { shift, params } = await fill(app, owner, groomer);
    const waiting = await signInGroomer(app);
    const pending = await apply(waiting, shift.id).catch(() => undefined);
    moveTo(shift.shiftDate, -hours(5));
    const cancelled = await owner.call('POST /api/shifts/:id/cancel', {
      params,
      body: { reason: 'Closed.' },
    });
    expect(cancelled.body.actions).toContain('undo_cancel');
    expect(await factsOf(owner)).toEqual(['cancelled_late: null']);
    const back = await owner.call('POST /api/shifts/:id/undo-cancel', { params });
    expect(back.body).toMatchObject({ status: 'filled', groomer: { id: groomer.id }, cancelReason: null });
    expect(await factsOf(owner)).toEqual(['cancelled_late: undone']);
    if (pending) expect(back.body.applicationCount).toBe(2);
    expect((await owner.call('POST /api/shifts/:id/undo-cancel', { params })).problem.code).toBe('too_late');
  });

  test('without a groomer comes back as live, but not after ten minutes', async () => {
    const { shift, applicationId, params } = await fill(app, owner, groomer);
    const release = { params: { id: applicationId }, body: {} };
    await owner.call('POST /api/shift-applications/:id/release', release);
    const cancel = () => owner.call('POST /api/shifts/:id/cancel', { params, body: { reason: 'Closed.' } });
    await cancel();
    await owner.call('POST /api/shifts/:id/undo-cancel', { params });
    expect((await shiftOf(shift.id)).status).toBe('posted');
    await cancel();
    later(minutes(10));
    expect((await shiftOf(shift.id)).actions).not.toContain('undo_cancel');
    expect((await owner.call('POST /api/shifts/:id/undo-cancel', { params })).problem.code).toBe('too_late');
  });
});

describe('a cancelled visit', () => {
  test.each(['provider', 'petOwner'] as const)('by the %s is undone by that side alone', async (side) => {
    const { visit, params, request, ...people } = await signInWithVisit(app);
    const [canceler, other] =
      side === 'provider' ? [people.provider, people.petOwner] : [people.petOwner, people.provider];
    moveTo(visit.startsAt, -hours(2));
    expect((await cancel(canceler, params)).body.actions).toContain('undo_cancel');
    expect((await undoCancel(other, params)).problem.code).toBe('forbidden');
    expect((await undoCancel(canceler, params)).body).toMatchObject({
      status: 'booked',
      cancelledBy: null,
      cancelReason: null,
    });
    expect(await requestOf(people.petOwner, request.id)).toMatchObject({
      status: 'in_progress',
      visit: { id: visit.id },
    });
    expect(await factsOf(canceler)).toEqual(['cancelled_late: undone']);
    const sent = (await people.provider.call('GET /api/offers/sent')).body;
    expect(sent.map(({ status }) => status)).toEqual(['accepted']);
  });

  test('stays cancelled after ten minutes, or once the pet is booked with someone else', async () => {
    const late = await signInWithVisit(app);
    await cancel(late.provider, late.params);
    later(minutes(10));
    expect((await undoCancel(late.provider, late.params)).problem.code).toBe('too_late');
    const taken = await signInWithVisit(app);
    await cancel(taken.provider, taken.params);
    const { id } = await offer(app, await signInVisitGroomer(app), taken.request.id);
    expect((await acceptOffer(taken.petOwner, id)).status).toBe(200);
    expect((await undoCancel(taken.provider, taken.params)).problem.code).toBe('taken');
  });
});
