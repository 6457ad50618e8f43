import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { fill, happened, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
let owner: Caller;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInOwner(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.moveTo(testNow()));

/** A shift that has ended and that the owner has not recorded. */
async function unclosed(change: object = {}) {
  const groomer = await signInGroomer(app);
  const { shift, params } = await fill(app, owner, groomer, change);
  const endsAt = new Date(shift.endsAt);
  app.clock.moveTo(endsAt);
  await app.settle();
  return {
    groomer,
    shift,
    params,
    endsAt,
    claim: (body: object) => groomer.call('POST /api/shifts/:id/claim-pay', { params, body }),
    complete: (body: object) => owner.call('POST /api/shifts/:id/complete', { params, body }),
    read: async (who: Caller = owner) => (await who.call('GET /api/shifts/:id', { params })).body,
  };
}

describe('a shift that the owner never closes', () => {
  test('reminds both sides, 2, 24 and 72 hours after its end, until it is closed', async () => {
    const { shift, endsAt, complete } = await unclosed();
    const reminders = async () =>
      (await happened(app, shift.id)).filter((type) => type === 'shift.unclosed').length;
    expect(await reminders()).toBe(0);
    for (const [late, count] of [
      [2, 1],
      [24, 2],
    ] as const) {
      app.clock.moveTo(after(endsAt, hours(late)));
      await app.settle();
      expect(await reminders()).toBe(count);
    }
    const mails = await app.app.platform.sql<{ subject: string }[]>`
      select subject from mails where subject like 'Please record %' or subject like '%is not recorded yet'`;
    expect(mails).toHaveLength(4);
    await complete({ dogsGroomed: 5, revenue: 40_000 });
    app.clock.moveTo(after(endsAt, hours(72)));
    await app.settle();
    expect(await reminders()).toBe(2);
  });

  test('can be closed by the groomer’s figures, which the owner accepts', async () => {
    const { groomer, params, claim, read } = await unclosed();
    const answer = await claim({ dogsGroomed: 5, hours: 7.5, revenue: 40_000, bonus: 1000 });
    expect(answer.body.claim).toMatchObject({
      dogsGroomed: 5,
      hours: 7.5,
      revenue: 40_000,
      revenueEstimated: false,
      bonus: 1000,
      pay: 21_000,
    });
    const seen = await read();
    expect(seen.actions).toEqual(expect.arrayContaining(['complete', 'accept_claim']));
    const agreed = await owner.call('POST /api/shifts/:id/accept-claim', { params });
    expect(agreed.body).toMatchObject({
      status: 'completed',
      claim: null,
      pay: { pay: 21_000, dogsGroomed: 5, state: 'confirmed' },
    });
    expect((await read(groomer)).application?.status).toBe('completed');
    expect(agreed.body.history.slice(-3).map(({ what, who }) => [what, who])).toEqual([
      ['pay_claimed', 'Alex Reyes'],
      ['completed', 'Shoal Creek Pet Spa'],
      ['pay_confirmed', 'Shoal Creek Pet Spa'],
    ]);
    const again = await owner.call('POST /api/shifts/:id/accept-claim', { params });
    expect([again.status, again.problem.code]).toEqual([409, 'too_late']);
  });

  test('is closed automatically 72 hours after the latest figures', async () => {
    const { claim, endsAt, read } = await unclosed();
    await claim({ dogsGroomed: 4, hours: 8, revenue: 30_000 });
    app.clock.moveTo(after(endsAt, hours(71)));
    await claim({ dogsGroomed: 5, hours: 8, revenue: 36_000 });
    app.clock.moveTo(after(endsAt, hours(73)));
    await app.settle();
    expect((await read()).status).toBe('in_progress');
    app.clock.moveTo(after(endsAt, hours(71 + 72) + minutes(5)));
    await app.settle();
    expect(await read()).toMatchObject({
      status: 'completed',
      pay: { pay: 18_000, state: 'confirmed' },
    });
  });

  test('can be closed by the owner’s own figures instead, which the groomer may dispute', async () => {
    const { groomer, claim, complete, endsAt, read } = await unclosed();
    await claim({ dogsGroomed: 6, hours: 8, revenue: 60_000 });
    const corrected = await complete({ dogsGroomed: 5, revenue: 50_000 });
    expect(corrected.body).toMatchObject({ status: 'completed', claim: null, pay: { state: 'waiting' } });
    expect((await read(groomer)).actions).toContain('dispute_pay');
    app.clock.moveTo(after(endsAt, hours(30)));
    await app.settle();
    expect((await read()).pay).toMatchObject({ pay: 25_000, state: 'waiting' });
  });

  test('a groomer who does not know the revenue gets the low end of the ticket for each dog', async () => {
    // $180 at 50% for 6 dogs is $60 a dog.
    const told = await unclosed({ estimatedPayMin: 180, estimatedPayMax: 240 });
    expect((await told.claim({ dogsGroomed: 5, hours: 8 })).body.claim).toMatchObject({
      revenue: 30_000,
      revenueEstimated: true,
      pay: 15_000,
    });
    const short = await unclosed({ startTime: '08:00', endTime: '09:00' });
    const answer = await short.claim({ dogsGroomed: 1, hours: 1 });
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([422, 'revenue']);
  });

  test.each<[string, object]>([
    ['dogsGroomed', { hours: 8 }],
    ['dogsGroomed', { dogsGroomed: -1, hours: 8 }],
    ['hours', { dogsGroomed: 5 }],
    ['hours', { dogsGroomed: 5, hours: 0 }],
    ['hours', { dogsGroomed: 5, hours: 25 }],
    ['revenue', { dogsGroomed: 5, hours: 8, revenue: -1 }],
    ['pay', { dogsGroomed: 5, hours: 8, pay: 1 }],
  ])('names an invalid %s: %j', async (path, body) => {
    const { claim } = await unclosed();
    const answer = await claim(body);
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([422, path]);
  });
});

describe('before the end of a shift', () => {
  test('neither side can record pay, unless both say that work ended early', async () => {
    const groomer = await signInGroomer(app);
    const { shift, params } = await fill(app, owner, groomer);
    app.clock.moveTo(after(new Date(shift.endsAt), -minutes(60)));
    await app.settle();
    const complete = () =>
      owner.call('POST /api/shifts/:id/complete', { params, body: { dogsGroomed: 5, revenue: 50_000 } });
    const claim = () =>
      groomer.call('POST /api/shifts/:id/claim-pay', { params, body: { dogsGroomed: 5, hours: 7 } });
    const endEarly = (who: Caller) => who.call('POST /api/shifts/:id/end-early', { params });
    expect([(await complete()).problem.code, (await claim()).problem.code]).toEqual([
      'too_early',
      'too_early',
    ]);

    expect((await endEarly(groomer)).body.endedEarly).toEqual({ byOwner: false, byGroomer: true });
    expect((await endEarly(groomer)).problem.code).toBe('already_done');
    expect((await complete()).problem.code).toBe('too_early');
    expect((await endEarly(owner)).body.actions).toContain('complete');
    expect((await complete()).body.status).toBe('completed');
  });

  test('an early end cannot be stated after the end', async () => {
    const { params } = await unclosed();
    const answer = await owner.call('POST /api/shifts/:id/end-early', { params });
    expect([answer.status, answer.problem.code]).toEqual([409, 'too_late']);
  });
});

test('a no-show cannot be reported later than 72 hours after the end', async () => {
  const { params, endsAt, read } = await unclosed();
  app.clock.moveTo(after(endsAt, hours(72)));
  const answer = await owner.call('POST /api/shifts/:id/no-show', { params });
  expect([answer.status, answer.problem.code]).toEqual([409, 'too_late']);
  expect(answer.problem.detail).toBe('A no-show can be reported until 72 hours after the end.');
  expect((await read()).actions).not.toContain('no_show');
});
