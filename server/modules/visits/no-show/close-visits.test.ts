import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bookVisit,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { bookingFacts } from '#server/modules/reliability/reliability.scenario.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { dayIn, instantAt } from '#server/platform/wall-clock.ts';
import { addDays } from '#reference/calendar-days.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { checkIn, complete, noShow, requestOf } from '../visits.scenario.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.app.jobs.start();
});
afterAll(() => app.close());

/** A visit that has been booked and that no one closes. */
async function booked() {
  app.clock.moveTo(testNow());
  const [petOwner, provider] = [await signInPetOwner(app), await signInGroomer(app)];
  const made = await bookVisit(app, petOwner, provider);
  const day = dayIn(made.visit.startsAt, made.visit.timeZone);
  return {
    petOwner,
    provider,
    ...made,
    at: (daysLater: number, time: string) =>
      moveTo(instantAt(addDays(day, daysLater), time, made.visit.timeZone)),
  };
}

async function moveTo(instant: Date) {
  app.clock.moveTo(instant);
  await app.settle();
}

const told = async (who: Caller, kind: string) =>
  (
    await app.app.platform.sql`
      select from notifications where account_id = ${who.id} and kind = ${kind}`
  ).length;

test('a visit that nobody closes is asked about at 19:00 of its place, and ends after 72 hours for nobody', async () => {
  const { petOwner, provider, params, visit, at } = await booked();
  await at(0, '18:59');
  expect([await told(provider, 'visit_to_record'), await told(petOwner, 'visit_not_recorded')]).toEqual([
    0, 0,
  ]);
  await at(0, '19:00');
  expect([await told(provider, 'visit_to_record'), await told(petOwner, 'visit_not_recorded')]).toEqual([
    1, 1,
  ]);

  await at(2, '00:00');
  for (const who of [petOwner, provider]) {
    const late = await noShow(who, params);
    expect([late.status, late.problem.code]).toEqual([409, 'too_late']);
    expect((await who.call('GET /api/visits/:id', { params })).body.actions).not.toContain('no_show');
  }
  await moveTo(after(new Date(visit.endsAt), hours(74)));
  for (const who of [petOwner, provider]) {
    const { body } = await who.call('GET /api/visits/:id', { params });
    expect(body).toMatchObject({ status: 'not_closed', missedBy: null, actions: [] });
    expect(await bookingFacts(who)).toEqual([]);
    expect(await told(who, 'visit_not_closed')).toBe(1);
  }
  expect(await requestOf(petOwner, visit.requestId)).toMatchObject({ status: 'cancelled' });
  const { body } = await provider.call('GET /api/calendar', {
    query: { from: dayIn(visit.startsAt, visit.timeZone), to: dayIn(visit.startsAt, visit.timeZone) },
  });
  expect(body.events.map(({ state }) => state)).toEqual(['not_closed']);
});

test('a no-show can be said until the end of the next day', async () => {
  const { provider, params, at } = await booked();
  await at(1, '23:59');
  expect((await noShow(provider, params)).body.status).toBe('no_show');
});

test('pets were groomed on the day of the visit, whenever the report card is written', async () => {
  const { petOwner, provider, params, visit } = await booked();
  await moveTo(after(new Date(visit.startsAt), hours(60)));
  await checkIn(provider, params);
  await moveTo(after(new Date(visit.startsAt), days(5)));
  expect((await complete(provider, params, { nextVisitWeeks: 4 })).body.status).toBe('completed');
  const [pet] = (await petOwner.call('GET /api/pets')).body;
  const day = dayIn(visit.startsAt, visit.timeZone);
  expect(pet?.lastGroomedAt).toBe(visit.endsAt);
  expect(pet?.dueOn).toBe(addDays(day, 28));
});

test('a provider’s own visit is never closed by itself', async () => {
  app.clock.moveTo(testNow());
  const provider = await signInGroomer(app);
  const { id } = await app.transact((t) => makeOwnVisit(t, { providerId: provider.id }));
  await moveTo(after(testNow(), days(40)));
  const { body } = await (await app.as(provider.id)).call('GET /api/visits/:id', { params: { id } });
  expect(body.status).toBe('booked');
});
