import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { accept, apply, fill, post, signInGroomer, signInOwner } from './shifts.scenario.ts';

let app: TestApp;
/** Sends the same caller's requests to another process on the same database. */
let elsewhere: (caller: Caller) => Caller;
beforeAll(async () => {
  app = await openTestApp();
  elsewhere = await app.secondProcess();
});
afterAll(() => app.close());

const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i));
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const withdraw = (who: Caller, id: string) =>
  who.call('POST /api/shift-applications/:id/withdraw', { params: { id } });

/** Checks the invariants that every shift must satisfy after concurrent requests. */
async function expectOrder() {
  const broken = await app.app.platform.sql`
    select s.id, s.status, s.application_count, worker.n as workers, applied.n as applied, booked.n as booked
    from shifts s,
      lateral (select count(*) as n from shift_applications a where a.shift_id = s.id and a.status = 'accepted') worker,
      lateral (select count(*) as n from shift_applications a where a.shift_id = s.id and a.status <> 'withdrawn') applied,
      lateral (select count(*) as n from bookings b where b.source_id = s.id) booked
    where s.application_count <> applied.n
      or worker.n <> (s.status = 'filled')::int
      or booked.n <> (s.status = 'filled')::int`;
  expect(broken).toEqual([]);
  const hopeless = await app.app.platform.sql`
    select a.id from shift_applications a join shifts s on s.id = a.shift_id
    join bookings b on b.subject_id = a.groomer_id and b.during && tstzrange(s.starts_at, s.ends_at)
    where a.status = 'pending'`;
  expect(hopeless).toEqual([]);
}

describe('concurrent requests', { timeout: 30_000 }, () => {
  test('50 groomers apply while the owner accepts from two windows', async () => {
    const owner = await signInOwner(app);
    const groomers = await Promise.all(times(50, () => app.signIn({ roles: ['groomer'] })));
    const shift = await post(app, owner);
    const first = await Promise.all(groomers.slice(0, 2).map((groomer) => apply(groomer, shift.id)));

    const [accepts, applies] = await Promise.all([
      Promise.all(first.map((id, window) => accept(window ? elsewhere(owner) : owner, id))),
      Promise.all(
        groomers.slice(2).map((groomer, i) =>
          (i % 2 ? elsewhere(groomer) : groomer).call('POST /api/shift-applications', {
            body: { shiftId: shift.id },
          }),
        ),
      ),
    ]);
    expect(statuses(accepts)).toEqual([200, 409]);
    expect(accepts.find(({ status }) => status === 409)?.problem.code).toBe('taken');
    for (const { status, problem } of applies)
      expect([201, 'taken']).toContain(status === 201 ? status : problem.code);
    const { body } = await owner.call('GET /api/shifts/:id', { params: { id: shift.id } });
    expect(body).toMatchObject({
      status: 'filled',
      applicationCount: 2 + applies.filter(({ status }) => status === 201).length,
    });
    await expectOrder();
  });

  test('one groomer, two overlapping shifts of two owners: one wins, the other is refused with the reason', async () => {
    const [one, two] = [await signInOwner(app), await signInOwner(app)];
    const days = times(8, (i) => `2027-02-${String(10 + i)}T18:00:00Z`);
    for (const shiftDate of days) {
      const groomer = await signInGroomer(app);
      const shifts = [
        await post(app, one, { shiftDate }),
        await post(app, two, { shiftDate, startTime: '15:00', endTime: '20:00' }),
      ] as const;
      const ids = [await apply(groomer, shifts[0].id), await apply(groomer, shifts[1].id)] as const;
      const answers = await Promise.all([accept(one, ids[0]), accept(elsewhere(two), ids[1])]);
      expect(statuses(answers)).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.problem.code).toBe('clash');
      expect(refused?.problem.detail).toMatch(/^This groomer (was just accepted|has just been booked)/);
    }
    await expectOrder();
  });

  test('a groomer applies for one shift while being accepted for another at the same time', async () => {
    const [one, two] = [await signInOwner(app), await signInOwner(app)];
    for (const shiftDate of times(20, (i) => `2027-03-${String(10 + i)}T18:00:00Z`)) {
      const groomer = await signInGroomer(app);
      const [wanted, other] = [await post(app, one, { shiftDate }), await post(app, two, { shiftDate })];
      const id = await apply(groomer, wanted.id);
      const [accepted, applied] = await Promise.all([
        accept(one, id),
        elsewhere(groomer).call('POST /api/shift-applications', { body: { shiftId: other.id } }),
      ]);
      expect(accepted.status).toBe(200);
      // The application is either withdrawn by the acceptance or refused; it never stays pending.
      if (applied.status === 201) {
        const late = await accept(two, applied.body.id);
        expect([late.status, late.problem.code]).toEqual([409, 'clash']);
      } else expect(applied.problem.code).toBe('clash');
      const { body: own } = await groomer.call('GET /api/groomers/current-user/applications');
      expect(own.map(({ status }) => status)).not.toContain('pending');
    }
    await expectOrder();
  });

  test('accept against withdraw', async () => {
    const owner = await signInOwner(app);
    for (const i of times(8, (i) => i)) {
      const groomer = await signInGroomer(app);
      const shift = await post(app, owner);
      const id = await apply(groomer, shift.id);
      const [left, taken] = await Promise.all(
        i % 2
          ? [withdraw(groomer, id), accept(elsewhere(owner), id)]
          : [accept(elsewhere(owner), id), withdraw(groomer, id)].toReversed(),
      );
      // Withdrawing always succeeds; an accept that comes after it is refused.
      expect(left?.status).toBe(200);
      expect([200, 409]).toContain(taken?.status);
      if (taken?.status === 409) expect(taken.problem.code).toBe('too_late');
      const { body } = await owner.call('GET /api/shifts/:id', { params: { id: shift.id } });
      expect(body).toMatchObject({ status: 'posted', groomer: null, applicationCount: 0 });
    }
    await expectOrder();
  });

  test('cancel against accept', async () => {
    const owner = await signInOwner(app);
    for (const i of times(8, (i) => i)) {
      const shift = await post(app, owner);
      const id = await apply(await signInGroomer(app), shift.id);
      const cancel = () =>
        elsewhere(owner).call('POST /api/shifts/:id/cancel', {
          params: { id: shift.id },
          body: { reason: 'Flood' },
        });
      const [first, second] = await Promise.all(
        i % 2 ? [cancel(), accept(owner, id)] : [accept(owner, id), cancel()],
      );
      const [cancelled, accepted] = i % 2 ? [first, second] : [second, first];
      expect(cancelled.status).toBe(200);
      expect([200, 409]).toContain(accepted.status);
      const { body } = await owner.call('GET /api/shifts/:id/applications', { params: { id: shift.id } });
      expect(body.map(({ status }) => status)).toEqual(['closed']);
    }
    await expectOrder();
  });

  test('two windows complete and two job runners settle without conflict', async () => {
    const [owner, groomer] = [await signInOwner(app), await signInGroomer(app)];
    const { shift, params } = await fill(app, owner, groomer);
    app.clock.moveTo(new Date(shift.endsAt));
    await Promise.all([app.settle(), app.settle()]);
    const answers = await Promise.all(
      [owner, elsewhere(owner)].map((who) =>
        who.call('POST /api/shifts/:id/complete', { params, body: { dogsGroomed: 5, revenue: 50_000 } }),
      ),
    );
    expect(statuses(answers)).toEqual([200, 200]);
    const { body } = await owner.call('GET /api/shifts/:id', { params });
    expect(body.history.map(({ what }) => what)).toEqual([
      'posted',
      'applied',
      'filled',
      'started',
      'completed',
      'corrected',
    ]);
    app.clock.moveTo(testNow());
  });
});
