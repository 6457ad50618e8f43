import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { bookingFacts } from '#server/modules/reliability/reliability.scenario.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { fill, happened, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
let owner: Caller;
let admin: Caller;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInOwner(app);
  admin = await app.as((await app.transact((t) => makeAccount(t, { isAdmin: true }))).id);
});
afterAll(() => app.close());
beforeEach(() => app.clock.moveTo(testNow()));

/** A shift whose owner has reported that the groomer did not come. */
async function reported() {
  const groomer = await signInGroomer(app);
  const { shift, params } = await fill(app, owner, groomer);
  app.clock.moveTo(after(new Date(shift.shiftDate), hours(2)));
  await app.settle();
  const report = (note = 'We waited until ten.') =>
    owner.call('POST /api/shifts/:id/no-show', { params, body: { note } });
  expect((await report()).body.status).toBe('no_show');
  return {
    groomer,
    shift,
    params,
    report,
    contest: (who: Caller = groomer) =>
      who.call('POST /api/shifts/:id/contest-no-show', { params, body: { reason: 'I was there.' } }),
    accept: (who: Caller = groomer) => who.call('POST /api/shifts/:id/accept-no-show', { params }),
    withdraw: (who: Caller = owner) => who.call('POST /api/shifts/:id/withdraw-no-show', { params }),
    read: async (who: Caller = owner) => (await who.call('GET /api/shifts/:id', { params })).body,
    facts: async (who: Caller = groomer) =>
      (await bookingFacts(who))
        .filter(({ subjectId }) => subjectId === shift.id)
        .map(({ kind, uncounted }) => `${kind}: ${uncounted ?? 'counts'}`),
    decide: async (decision: 'overturned' | 'upheld') => {
      const open = (await admin.call('GET /api/admin/disputes', { query: { limit: 100 } })).body;
      const dispute = open.find(({ fact }) => fact.subjectId === shift.id);
      const answer = await admin.call('POST /api/admin/disputes/:id/decide', {
        params: { id: dispute?.id ?? '' },
        body: { decision, reason: 'The door camera shows it.' },
      });
      await app.settle();
      return { dispute, answer };
    },
  };
}

const titlesOf = async (who: Caller) => {
  await app.settle();
  return (await who.call('GET /api/notifications')).body.map(({ title }) => title);
};

describe('a contested no-show', () => {
  test('counts for neither side, pays nothing and opens no review', async () => {
    const { groomer, params, shift, contest, read, facts, report } = await reported();
    expect(await facts()).toEqual(['no_show: counts']);
    expect((await contest()).body).toMatchObject({
      status: 'contested',
      pay: null,
      actions: ['accept_no_show'],
    });
    expect((await read()).actions).toEqual(['copy', 'withdraw_no_show']);
    expect(await facts()).toEqual(['no_show: contested']);
    expect(await happened(app, shift.id)).toContain('shift.no_show_contested');
    app.clock.moveTo(after(new Date(shift.endsAt), hours(500)));
    await app.settle();
    const record = await owner.call('POST /api/shifts/:id/complete', {
      params,
      body: { dogsGroomed: 0, revenue: 0, note: 'The salon was flooded.' },
    });
    const claim = await groomer.call('POST /api/shifts/:id/claim-pay', {
      params,
      body: { dogsGroomed: 5, hours: 7 },
    });
    expect([record.status, claim.status, (await report()).status]).toEqual([409, 409, 409]);
    expect(await read(groomer)).toMatchObject({ status: 'contested', actions: ['accept_no_show'] });
    expect([await facts(), await facts(owner)]).toEqual([['no_show: contested'], []]);
  });

  test('that the owner takes back does not count, and the day can be recorded', async () => {
    const { groomer, contest, withdraw, read, facts, report } = await reported();
    await contest();
    app.clock.moveTo(after(app.clock.now(), hours(30)));
    expect((await withdraw()).body).toMatchObject({
      status: 'in_progress',
      history: expect.arrayContaining([expect.objectContaining({ what: 'no_show_withdrawn' })]),
    });
    expect((await read(groomer)).application?.status).toBe('accepted');
    expect(await facts()).toEqual(['no_show: undone']);
    expect((await report()).problem.code).toBe('already_done');
    expect((await read()).actions).toContain('complete');
    expect(await titlesOf(groomer)).toContainEqual(expect.stringContaining('No no-show'));
  });

  test('that the groomer agrees to counts after all, and cannot be contested again', async () => {
    const { contest, accept, facts, read } = await reported();
    await contest();
    expect((await accept()).body).toMatchObject({ status: 'no_show', actions: [] });
    expect(await facts()).toEqual(['no_show: counts']);
    expect((await contest()).problem.code).toBe('already_done');
    expect((await read()).actions).toEqual(['copy']);
    expect(await titlesOf(owner)).toContainEqual(expect.stringContaining('agrees about'));
  });

  test('is decided by an admin who reads the words of both, and both are told', async () => {
    const upheld = await reported();
    await upheld.contest();
    const { dispute, answer } = await upheld.decide('upheld');
    expect(dispute).toMatchObject({
      person: { id: upheld.groomer.id },
      other: { id: owner.id },
      appeal: { text: 'I was there.', contested: true },
      fact: { kind: 'no_show', otherWords: 'We waited until ten.' },
    });
    expect(answer.status).toBe(200);
    expect(await upheld.read()).toMatchObject({ status: 'no_show', actions: ['copy'] });
    expect(await upheld.facts()).toEqual(['no_show: counts']);
    expect(await titlesOf(upheld.groomer)).toContain('The no-show stands');

    app.clock.moveTo(testNow());
    const overturned = await reported();
    await overturned.contest();
    await overturned.decide('overturned');
    expect((await overturned.read()).status).toBe('in_progress');
    expect((await overturned.read(overturned.groomer)).application?.status).toBe('accepted');
    expect(await overturned.facts()).toEqual(['no_show: overturned']);
    expect(await titlesOf(owner)).toContainEqual(expect.stringMatching(/no-show does not count$/));
  });

  test('is settled once: an admin cannot decide what the two sides agreed on', async () => {
    const { contest, withdraw, decide } = await reported();
    await contest();
    await withdraw();
    const { dispute } = await decide('upheld');
    expect(dispute).toBeUndefined();
  });
});

describe('a no-show that was just reported', () => {
  test('can be taken back by its owner for ten minutes, and be reported again', async () => {
    const { withdraw, report, facts, read } = await reported();
    app.clock.moveTo(after(app.clock.now(), minutes(9)));
    expect((await withdraw()).body.status).toBe('in_progress');
    expect(await facts()).toEqual(['no_show: undone']);
    expect((await report()).status).toBe(200);
    app.clock.moveTo(after(app.clock.now(), minutes(10)));
    expect((await read()).actions).toEqual(['copy']);
    const late = await withdraw();
    expect([late.status, late.problem.code]).toEqual([409, 'too_late']);
  });

  test('stands without an answer after 72 hours, or once the groomer agrees', async () => {
    const silent = await reported();
    app.clock.moveTo(after(app.clock.now(), hours(72)));
    for (const answer of [await silent.contest(), await silent.accept()])
      expect([answer.status, answer.problem.code]).toEqual([409, 'too_late']);
    expect(await silent.facts()).toEqual(['no_show: counts']);

    app.clock.moveTo(testNow());
    const agreed = await reported();
    expect((await agreed.accept()).body.actions).toEqual([]);
    expect((await agreed.contest()).problem.code).toBe('already_done');
  });

  test('is answered by its groomer and taken back by its owner only', async () => {
    const { groomer, contest, accept, withdraw } = await reported();
    const [stranger, otherOwner] = [await signInGroomer(app), await signInOwner(app)];
    for (const answer of [await contest(stranger), await accept(stranger), await withdraw(otherOwner)])
      expect(answer.status).toBe(404);
    for (const answer of [await contest(owner), await accept(owner), await withdraw(groomer)])
      expect(answer.status).toBe(403);
  });
});
