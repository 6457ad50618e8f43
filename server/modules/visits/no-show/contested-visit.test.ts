import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import {
  accept,
  bookVisit,
  offer,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { bookingFacts } from '#server/modules/reliability/reliability.scenario.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { checkIn, complete, noShow, requestOf } from '../visits.scenario.ts';

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.as((await app.transact((t) => makeAccount(t, { isAdmin: true }))).id);
});
afterAll(() => app.close());
beforeEach(() => app.clock.moveTo(testNow()));

/** A visit that one side has reported as missed by the other, 40 minutes after its start. */
async function missed(by: 'provider' | 'pet_owner') {
  app.clock.moveTo(testNow());
  const [petOwner, provider] = [await signInPetOwner(app), await signInGroomer(app)];
  const { visit, params } = await bookVisit(app, petOwner, provider);
  const [misser, reporter] = by === 'provider' ? [provider, petOwner] : [petOwner, provider];
  app.clock.moveTo(after(new Date(visit.startsAt), minutes(40)));
  expect((await noShow(reporter, params, 'We waited.')).body).toMatchObject({
    status: 'no_show',
    missedBy: by,
  });
  const read = async (who: Caller) => (await who.call('GET /api/visits/:id', { params })).body;
  return {
    petOwner,
    provider,
    misser,
    reporter,
    visit,
    params,
    read,
    contest: (who: Caller = misser) =>
      who.call('POST /api/visits/:id/contest-no-show', { params, body: { reason: 'I was there.' } }),
    accept: (who: Caller = misser) => who.call('POST /api/visits/:id/accept-no-show', { params }),
    withdraw: (who: Caller = reporter) => who.call('POST /api/visits/:id/withdraw-no-show', { params }),
    facts: async () =>
      Promise.all(
        [misser, reporter].map(async (who) =>
          (await bookingFacts(who)).map(({ kind, uncounted }) => `${kind}: ${uncounted ?? 'counts'}`),
        ),
      ),
    decide: async (decision: 'overturned' | 'upheld') => {
      const open = (await admin.call('GET /api/admin/disputes', { query: { limit: 100 } })).body;
      const dispute = open.find(({ fact }) => fact.subjectId === visit.id);
      await admin.call('POST /api/admin/disputes/:id/decide', {
        params: { id: dispute?.id ?? '' },
        body: { decision, reason: 'The doorbell shows it.' },
      });
      await app.settle();
      return dispute;
    },
  };
}

describe.each(['provider', 'pet_owner'] as const)('a no-show that the %s is said to have missed', (by) => {
  test('counts for neither side once contested, until the reporter takes it back', async () => {
    const { misser, reporter, contest, withdraw, facts, read, visit } = await missed(by);
    expect(await facts()).toEqual([['no_show: counts'], []]);
    expect((await contest()).body).toMatchObject({ status: 'contested', missedBy: by });
    expect(await facts()).toEqual([['no_show: contested'], []]);
    expect((await read(misser)).actions).toContain('accept_no_show');
    app.clock.moveTo(after(new Date(visit.endsAt), hours(30)));
    expect((await read(reporter)).actions).toEqual(['withdraw_no_show']);
    expect((await withdraw()).body).toMatchObject({ status: 'booked', missedBy: null });
    expect(await facts()).toEqual([['no_show: undone'], []]);
    const again = await noShow(reporter, { id: visit.id });
    expect([again.status, again.problem.code]).toEqual([409, 'already_done']);
  });

  test('is decided by an admin who reads both sides', async () => {
    const overturned = await missed(by);
    await overturned.contest();
    expect(await overturned.decide('overturned')).toMatchObject({
      appeal: { text: 'I was there.', contested: true },
      fact: { otherWords: 'We waited.' },
    });
    expect(await overturned.read(overturned.misser)).toMatchObject({ status: 'booked' });
    expect(await overturned.facts()).toEqual([['no_show: overturned'], []]);
    // The work can still be recorded, and is kept by both.
    await checkIn(overturned.provider, overturned.params);
    expect((await complete(overturned.provider, overturned.params)).body.status).toBe('completed');
    const upheld = await missed(by);
    await upheld.contest();
    await upheld.decide('upheld');
    expect(await upheld.read(upheld.misser)).toMatchObject({ status: 'no_show', actions: [] });
    expect(await upheld.facts()).toEqual([['no_show: counts'], []]);
  });

  test('can be taken back within ten minutes, agreed to, and contested for 72 hours', async () => {
    const { withdraw, facts, petOwner, visit } = await missed(by);
    app.clock.moveTo(after(app.clock.now(), minutes(9)));
    expect((await withdraw()).body.status).toBe('booked');
    expect(await facts()).toEqual([['no_show: undone'], []]);
    expect(await requestOf(petOwner, visit.requestId)).toMatchObject({ status: 'in_progress' });
    const late = await missed(by);
    app.clock.moveTo(after(app.clock.now(), minutes(10)));
    expect((await late.withdraw()).problem.code).toBe('too_late');
    app.clock.moveTo(after(app.clock.now(), hours(72)));
    expect((await late.contest()).problem.code).toBe('too_late');
    const agreed = await missed(by);
    expect((await agreed.accept()).body.status).toBe('no_show');
    expect((await agreed.contest()).problem.code).toBe('already_done');
  });

  test('is answered by that side and taken back by the other only', async () => {
    const { misser, reporter, contest, accept, withdraw } = await missed(by);
    for (const stranger of [await signInPetOwner(app), await signInGroomer(app)])
      for (const answer of [await contest(stranger), await accept(stranger), await withdraw(stranger)])
        expect(answer.status).toBe(404);
    for (const answer of [await contest(reporter), await accept(reporter), await withdraw(misser)])
      expect(answer.status).toBe(403);
  });
});

test('a client who comes late is checked in on the same day and has missed nothing', async () => {
  const { provider, petOwner, params, visit, facts, read } = await missed('pet_owner');
  expect((await read(provider)).actions).toContain('check_in');
  expect((await checkIn(provider, params)).body).toMatchObject({ status: 'checked_in', missedBy: null });
  await complete(provider, params);
  await app.settle();
  expect(await facts()).toEqual([['kept: counts', 'no_show: undone'], ['kept: counts']]);
  expect(await requestOf(petOwner, visit.requestId)).toMatchObject({ status: 'completed' });
  const later = await missed('pet_owner');
  app.clock.moveTo(after(app.clock.now(), days(1)));
  expect((await checkIn(later.provider, later.params)).problem.code).toBe('too_late');
  const ofProvider = await missed('provider');
  expect((await checkIn(ofProvider.provider, ofProvider.params)).problem.code).toBe('too_late');
});

test('a no-show that is taken back after the request was booked with another leaves the visit without a mark', async () => {
  const { petOwner, visit, contest, withdraw, facts } = await missed('provider');
  await contest();
  const other = await signInGroomer(app);
  const { id: offerId } = await offer(app, other, visit.requestId, {
    proposedAt: after(app.clock.now(), days(1)).toISOString(),
  });
  expect((await accept(petOwner, offerId)).status).toBe(200);
  expect((await withdraw()).body).toMatchObject({ status: 'not_closed', missedBy: null });
  expect(await facts()).toEqual([['no_show: undone'], []]);
});
