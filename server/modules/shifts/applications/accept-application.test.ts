import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { accept, apply, fill, happened, post, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
let owner: Caller;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInOwner(app);
});
afterAll(() => app.close());

const own = async (groomer: Caller) =>
  (await groomer.call('GET /api/groomers/current-user/applications')).body;

describe('accepting an application', () => {
  test('fills the shift and puts the other applicants on a waiting list in order of application', async () => {
    const shift = await post(app, owner);
    const [maya, jo, dev] = [await signInGroomer(app), await signInGroomer(app), await signInGroomer(app)];
    await apply(maya, shift.id);
    const chosen = await apply(jo, shift.id);
    await apply(dev, shift.id);
    const answer = await accept(owner, chosen);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ status: 'accepted', actions: ['release'] });
    const { body } = await owner.call('GET /api/shifts/:id', { params: { id: shift.id } });
    expect(body).toMatchObject({
      status: 'filled',
      groomer: { id: jo.id, applicationId: chosen },
      actions: ['copy', 'cancel', 'release'],
    });
    expect(body.history.at(-1)).toMatchObject({ what: 'filled', note: 'Alex Reyes' });
    expect((await own(maya))[0]).toMatchObject({
      status: 'pending',
      waitingPosition: 1,
      actions: ['withdraw'],
    });
    expect((await own(dev))[0]?.waitingPosition).toBe(2);
    expect((await own(jo))[0]).toMatchObject({
      status: 'accepted',
      waitingPosition: null,
      shiftActions: ['withdraw'],
    });
    expect((await happened(app, shift.id)).slice(-2)).toEqual(['application.accepted', 'shift.filled']);
  });

  test('withdraws only the groomer’s pending applications for overlapping shifts', async () => {
    const groomer = await signInGroomer(app);
    const day = '2027-01-20T18:00:00Z';
    const shift = await post(app, owner, { shiftDate: day });
    const elsewhere = await signInOwner(app);
    const overlapping = await post(app, elsewhere, { shiftDate: day, startTime: '15:00', endTime: '18:00' });
    const after = await post(app, elsewhere, { shiftDate: day, startTime: '16:00', endTime: '18:00' });
    const overlappingId = await apply(groomer, overlapping.id);
    await apply(groomer, after.id);
    await accept(owner, await apply(groomer, shift.id));

    expect(
      (await own(groomer)).map(({ shiftId, status, endedBecause }) => [shiftId, status, endedBecause]),
    ).toEqual([
      [shift.id, 'accepted', null],
      [after.id, 'pending', null],
      [overlapping.id, 'withdrawn', 'overlap'],
    ]);
    const { body } = await elsewhere.call('GET /api/shifts/:id', { params: { id: overlapping.id } });
    expect(body).toMatchObject({ status: 'posted', applicationCount: 0 });
    expect(await happened(app, overlapping.id)).toContain('application.withdrawn');
    const late = await accept(elsewhere, overlappingId);
    expect(late.status).toBe(409);
    expect(late.problem).toMatchObject({
      code: 'clash',
      detail: 'This groomer was just accepted for another shift at that time.',
    });
  });

  test('a second accept is refused with the reason', async () => {
    const shift = await post(app, owner);
    const [first, second] = [await signInGroomer(app), await signInGroomer(app)];
    const [firstId, secondId] = [await apply(first, shift.id), await apply(second, shift.id)];
    await accept(owner, firstId);
    const other = await accept(owner, secondId);
    expect([other.status, other.problem.code]).toEqual([409, 'taken']);
    const again = await accept(owner, firstId);
    expect([again.status, again.problem.code]).toEqual([409, 'already_done']);
  });

  test('refuses a withdrawn or declined application, and one whose shift has begun', async () => {
    const shift = await post(app, owner);
    const [gone, declined, late] = [
      await signInGroomer(app),
      await signInGroomer(app),
      await signInGroomer(app),
    ];
    const ids = [
      await apply(gone, shift.id),
      await apply(declined, shift.id),
      await apply(late, shift.id),
    ] as const;
    await gone.call('POST /api/shift-applications/:id/withdraw', { params: { id: ids[0] } });
    await owner.call('POST /api/shift-applications/:id/decline', { params: { id: ids[1] } });
    expect((await accept(owner, ids[0])).problem).toMatchObject({
      code: 'too_late',
      detail: 'This application was withdrawn.',
    });
    expect((await accept(owner, ids[1])).problem.code).toBe('already_done');
    app.clock.moveTo(new Date(shift.shiftDate));
    expect((await accept(owner, ids[2])).problem.code).toBe('too_late');
    app.clock.moveTo(testNow());
  });

  test('database constraints refuse a second worker and overlapping work', async () => {
    const { sql } = app.app.platform;
    const [groomer, other] = [await signInGroomer(app), await signInGroomer(app)];
    const { shift } = await fill(app, owner, groomer);
    await expect(sql`
      insert into shift_applications (id, shift_id, groomer_id, status, created_at)
      values (gen_random_uuid(), ${shift.id}, ${other.id}, 'accepted', ${testNow()})`).rejects.toMatchObject({
      constraint: 'shift_applications_one_groomer',
    });
    await expect(sql`
      insert into bookings (source_kind, source_id, subject_id, during, title, time_zone)
      values ('shift', gen_random_uuid(), ${groomer.id},
        tstzrange(${shift.endsAt}::timestamptz - interval '1 minute', ${shift.endsAt}::timestamptz + interval '1 hour'), 'x', 'UTC')`).rejects.toMatchObject(
      { constraint: 'bookings_never_overlap' },
    );
  });
});
