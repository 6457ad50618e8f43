import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  accept,
  apply,
  fill,
  post,
  signInGroomer,
  signInOwner,
} from '#server/modules/shifts/shifts.scenario.ts';
import { cancel, requestOf } from '#server/modules/visits/visits.scenario.ts';
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
const again = (who: Caller) => app.as(who.id);
const factsOf = async (who: Caller) =>
  (await bookingFacts(await again(who))).map(({ kind, uncounted }) => `${kind}: ${uncounted}`);

const editShift = (id: string, body: object) => owner.call('PATCH /api/shifts/:id', { params: { id }, body });
const tooLate = (detail: string) => ({ code: 'too_late', detail: expect.stringContaining(detail) });
const block = (who: Caller, { id: userId }: Caller) => who.call('POST /api/blocks', { body: { userId } });
const statusesOf = async (who: Caller) =>
  (await who.call('GET /api/groomers/current-user/applications')).body.map(({ status }) => status);
const close = ({ id }: Caller) =>
  app.app.platform.sql`update accounts set closed_at = ${app.clock.now()} where id = ${id}`;

describe('terms that changed meanwhile', () => {
  test.each(['withdraw', 'release'] as const)('keep a %s from being undone', async (how) => {
    const leaver = how === 'withdraw' ? groomer : owner;
    const { shift, applicationId } = await fill(app, owner, groomer);
    expect((await leave(leaver, how, applicationId)).body.actions).toContain('undo');
    expect((await editShift(shift.id, { payPercentage: 40 })).status).toBe(200);
    expect((await undoLeaving(leaver, applicationId)).problem).toMatchObject(
      tooLate('was changed meanwhile'),
    );
    const lists = [
      await groomer.call('GET /api/groomers/current-user/applications'),
      await owner.call('GET /api/shifts/:id/applications', { params: { id: shift.id } }),
    ];
    for (const { actions } of lists.flatMap(({ body }): { actions: string[] }[] => body))
      expect(actions).not.toContain('undo');
    expect(lists[0]?.body[0]?.id).toBe(applicationId);
  });

  test('before the booking do not matter', async () => {
    const { shift, applicationId } = await fill(app, owner, groomer);
    await leave(groomer, 'withdraw', applicationId);
    await editShift(shift.id, { payPercentage: 60 });
    await apply(groomer, shift.id);
    expect((await accept(owner, applicationId)).status).toBe(200);
    later(minutes(1));
    await leave(groomer, 'withdraw', applicationId);
    expect((await undoLeaving(groomer, applicationId)).status).toBe(200);
  });

  test('keep the cancellation of a visit from being undone', async () => {
    const { petOwner, provider, request, params } = await signInWithVisit(app);
    await cancel(provider, params);
    later(minutes(1));
    const edit = { params: { id: request.id }, body: { servicesNeeded: ['bath_brush'] } };
    expect((await petOwner.call('PATCH /api/grooming-requests/:id', edit)).status).toBe(200);
    expect((await undoCancel(provider, params)).problem).toMatchObject(tooLate('was changed meanwhile'));
  });
});

describe('a request that its pet owner', () => {
  test('cancelled meanwhile stays cancelled', async () => {
    const { petOwner, provider, request, params } = await signInWithVisit(app);
    await cancel(provider, params);
    later(minutes(1));
    const ending = { params: { id: request.id }, body: { reason: 'We moved.' } };
    expect((await petOwner.call('POST /api/grooming-requests/:id/cancel', ending)).status).toBe(200);
    expect((await undoCancel(provider, params)).problem).toMatchObject(tooLate('was cancelled meanwhile'));
    expect((await requestOf(petOwner, request.id))?.status).toBe('cancelled');
  });

  test('or an account that was closed meanwhile, is not booked again', async () => {
    const { petOwner, provider, params } = await signInWithVisit(app);
    await cancel(provider, params);
    await close(petOwner);
    expect((await undoCancel(provider, params)).problem).toMatchObject(tooLate('cannot be booked'));
    const { applicationId } = await fill(app, owner, groomer);
    await leave(owner, 'release', applicationId);
    await close(groomer);
    expect((await undoLeaving(owner, applicationId)).problem).toMatchObject(tooLate('cannot be booked'));
  });
});

test('undoing one leaving keeps what an earlier one counts', async () => {
  const { shift, applicationId } = await fill(app, owner, groomer);
  moveTo(shift.shiftDate, -hours(8));
  [owner, groomer] = [await again(owner), await again(groomer)];
  await leave(owner, 'release', applicationId);
  const second = await apply(await signInGroomer(app), shift.id);
  await accept(owner, second);
  later(hours(2));
  await leave(owner, 'release', second);
  expect(await factsOf(owner)).toEqual(['cancelled_late: null', 'cancelled_late: null']);
  expect((await undoLeaving(owner, second)).status).toBe(200);
  expect(await factsOf(owner)).toEqual(['cancelled_late: undone', 'cancelled_late: null']);
});

describe('a block between the two', () => {
  test.each(['withdraw', 'release'] as const)('keeps a %s from being undone', async (how) => {
    const [leaver, other] = how === 'withdraw' ? [groomer, owner] : [owner, groomer];
    const { applicationId } = await fill(app, owner, groomer);
    await leave(leaver, how, applicationId);
    await block(other, leaver);
    expect((await undoLeaving(leaver, applicationId)).problem).toMatchObject(tooLate('cannot be booked'));
  });

  test.each(['owner', 'groomer'] as const)(
    'by the %s keeps an application on the waiting list ended when the shift comes back',
    async (by) => {
      const shift = await post(app, owner);
      const params = { id: shift.id };
      const other = await signInGroomer(app);
      await apply(groomer, shift.id);
      await apply(other, shift.id);
      await owner.call('POST /api/shifts/:id/cancel', { params, body: { reason: 'Closed.' } });
      const [blocker, blocked] = by === 'owner' ? [owner, groomer] : [groomer, owner];
      await block(blocker, blocked);
      expect((await owner.call('POST /api/shifts/:id/undo-cancel', { params })).status).toBe(200);
      // The list shows nothing of a blocked person.
      await blocker.call('DELETE /api/blocks/:userId', { params: { userId: blocked.id } });
      expect([await statusesOf(groomer), await statusesOf(other)]).toEqual([['closed'], ['pending']]);
    },
  );

  test('keeps cancelled shifts and visits cancelled', async () => {
    const { params } = await fill(app, owner, groomer);
    await owner.call('POST /api/shifts/:id/cancel', { params, body: { reason: 'Closed.' } });
    await block(groomer, owner);
    const undone = await owner.call('POST /api/shifts/:id/undo-cancel', { params });
    expect(undone.problem).toMatchObject(tooLate('cannot be booked'));
    expect((await owner.call('GET /api/shifts/:id', { params })).body.status).toBe('cancelled');

    const visit = await signInWithVisit(app);
    await cancel(visit.petOwner, visit.params);
    await block(visit.provider, visit.petOwner);
    expect((await undoCancel(visit.petOwner, visit.params)).problem).toMatchObject(
      tooLate('cannot be booked'),
    );
  });
});
