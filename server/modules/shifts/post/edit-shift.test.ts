import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { after, days, minutes } from '#server/platform/clock.ts';
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

const edit = (who: Caller, id: string, body: object) =>
  who.call('PATCH /api/shifts/:id', { params: { id }, body });

describe('editing a shift', () => {
  test('changes only the given fields and announces the change', async () => {
    const shift = await post(app, owner, {
      description: 'Bring shears',
      bonusInfo: '$20',
      shiftDate: '2027-03-10T12:00:00Z',
    });
    const answer = await edit(owner, shift.id, {
      dogCount: 8,
      payPercentage: 55,
      bonusInfo: null,
      endTime: '07:00',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      title: shift.title,
      description: 'Bring shears',
      dogCount: 8,
      payPercentage: 55,
      bonusInfo: null,
      shiftDate: shift.shiftDate,
      endsAt: '2027-03-11T13:00:00+00:00',
    });
    expect(answer.body.history.map(({ what, note }) => [what, note])).toEqual([
      ['posted', null],
      [
        'edited',
        'Hours: 8:00 AM to 4:00 PM → 8:00 AM to 7:00 AM next day\nPay: 50% → 55%\nBonus: $20 → none\nDogs: 6 → 8',
      ],
    ]);
    expect(await happened(app, shift.id)).toEqual(['shift.posted', 'shift.changed']);
  });

  test('moving to another day keeps the local times across a DST change', async () => {
    const shift = await post(app, owner, { shiftDate: '2027-03-10T12:00:00Z' });
    expect(shift.shiftDate).toBe('2027-03-10T14:00:00+00:00');
    const { body } = await edit(owner, shift.id, { shiftDate: '2027-03-17T12:00:00Z' });
    expect(body).toMatchObject({ shiftDate: '2027-03-17T13:00:00+00:00', startTime: '08:00' });
  });

  test('an edit without a difference changes nothing', async () => {
    const shift = await post(app, owner);
    const { status, body } = await edit(owner, shift.id, { title: shift.title, dogCount: shift.dogCount });
    expect([status, body.history.length]).toEqual([200, 1]);
    expect((await edit(owner, shift.id, {})).status).toBe(200);
    expect(await happened(app, shift.id)).toEqual(['shift.posted']);
  });

  test('a later start moves the expiry', async () => {
    const shift = await post(app, owner);
    await edit(owner, shift.id, { startTime: '10:00' });
    app.clock.moveTo(after(new Date(shift.shiftDate), minutes(30)));
    await app.settle();
    const read = () => owner.call('GET /api/shifts/:id', { params: { id: shift.id } });
    expect((await read()).body.status).toBe('posted');
    app.clock.moveTo(after(new Date(shift.shiftDate), minutes(121)));
    await app.settle();
    expect((await read()).body.status).toBe('expired');
    app.clock.moveTo(testNow());
  });

  test('keeps applications, and is refused once a groomer is accepted', async () => {
    const groomer = await signInGroomer(app);
    const open = await post(app, owner);
    await apply(groomer, open.id);
    expect((await edit(owner, open.id, { title: 'Shorter day' })).body.applicationCount).toBe(1);
    const { shift } = await fill(app, owner, await signInGroomer(app));
    const answer = await edit(owner, shift.id, { title: 'Too late' });
    expect(answer.status).toBe(409);
    expect(answer.problem).toMatchObject({ code: 'too_late', detail: 'This shift is filled.' });
  });

  test('a pending application lists later changes, and the shift counts pending applications', async () => {
    const [maya, jo] = [await signInGroomer(app), await signInGroomer(app)];
    const shift = await post(app, owner, {
      payPercentage: 60,
      estimatedPayMin: 200,
      requirements: ['Shears'],
    });
    const own = async (who: Caller) =>
      (await who.call('GET /api/groomers/current-user/applications')).body.find(
        ({ shiftId }) => shiftId === shift.id,
      );
    const waiting = async () =>
      (await owner.call('GET /api/shifts/owner/current-user')).body.find(({ id }) => id === shift.id)
        ?.pendingApplicationCount;
    await edit(owner, shift.id, { dogCount: 5 });
    await apply(maya, shift.id);
    expect(await own(maya)).toMatchObject({ changes: [] });
    await edit(owner, shift.id, { payPercentage: 1, startTime: '03:00', endTime: '23:00' });
    const hers = await apply(jo, shift.id);
    await edit(owner, shift.id, {
      title: 'Cat day',
      shiftDate: after(new Date(shift.shiftDate), days(7)).toISOString(),
      description: 'Quiet.',
      estimatedPayMax: 300,
      requirements: ['Shears', 'Cats'],
      bonusAmount: 4050,
    });
    const last = [
      'Title: Full-groom Saturday → Cat day',
      'Day: Mon, Nov 23 → Mon, Nov 30',
      'Estimate: from $200 → $200 to $300',
      'Bonus: none → $40.50',
      'Requirements: Shears → Shears, Cats',
      'Description: rewritten',
    ].join('\n');
    const changes = [
      { note: 'Hours: 8:00 AM to 4:00 PM → 3:00 AM to 11:00 PM\nPay: 60% → 1%' },
      { note: last },
    ];
    expect(await own(maya)).toMatchObject({ changes });
    expect(await own(jo)).toMatchObject({ changes: changes.slice(1) });
    expect(await waiting()).toBe(2);

    // Applying again means accepting the current terms, so no change is listed.
    await jo.call('POST /api/shift-applications/:id/withdraw', { params: { id: hers } });
    expect(await own(jo)).toMatchObject({ status: 'withdrawn', changes: [] });
    expect(await waiting()).toBe(1);
    await apply(jo, shift.id);
    expect(await own(jo)).toMatchObject({ status: 'pending', changes: [] });
    await accept(owner, (await own(maya))?.id ?? '');
    expect(await own(maya)).toMatchObject({ status: 'accepted', changes: [] });
  });

  test.each<[string, object]>([
    ['title', { title: '' }],
    ['dogCount', { dogCount: 100 }],
    ['estimatedPayMax', { estimatedPayMin: 300 }],
    ['shiftDate', { shiftDate: '2020-01-01T00:00:00Z' }],
    ['startTime', { shiftDate: '2027-03-14T18:00:00Z', startTime: '02:30' }],
    ['repeatWeeks', { repeatWeeks: 3 }],
    ['ownerId', { ownerId: 'current-user' }],
    ['status', { status: 'completed' }],
  ])('names an invalid %s', async (path, change) => {
    const shift = await post(app, owner, { estimatedPayMin: 100, estimatedPayMax: 200 });
    const answer = await edit(owner, shift.id, change);
    expect(answer.status).toBe(422);
    expect(answer.problem.errors?.map((error) => error.path)).toEqual([path]);
    expect((await owner.call('GET /api/shifts/:id', { params: { id: shift.id } })).body).toEqual(shift);
  });
});
