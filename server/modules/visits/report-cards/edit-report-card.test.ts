import { afterAll, beforeAll, expect, test } from 'vitest';
import { groomFor, paidInCash } from '#server/modules/bills/bills.factory.ts';
import {
  bookVisit,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { at, checkIn, complete } from '../visits.scenario.ts';

let app: TestApp;
let jordan: Caller;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
  maya = await signInGroomer(app);
});
afterAll(() => app.close());

const mend = (id: string, change: object = {}, who = maya) =>
  who.call('PATCH /api/visits/:id/report-card', {
    params: { id },
    body: {
      services: ['bath_brush'],
      findings: 'One mat.',
      behavior: 'Calm.',
      nextVisitWeeks: 4,
      ...change,
    },
  });

test('a report card can be edited for 24 hours, and shows that it was edited', async () => {
  const { visit, params } = await bookVisit(app, jordan, maya);
  await at(app, visit.startsAt, minutes(5), async () => {
    expect((await mend(visit.id)).problem.code).toBe('too_early');
    await checkIn(maya, params);
    expect((await complete(maya, params)).body.reportCard?.editedAt).toBeNull();
  });
  await at(app, visit.startsAt, hours(20), async () => {
    expect((await mend(visit.id, { services: [] })).problem.errors?.[0]?.path).toBe('services');
    const { body } = await mend(visit.id);
    expect(body.reportCard).toMatchObject({
      services: ['bath_brush'],
      findings: 'One mat.',
      nextVisitWeeks: 4,
    });
    expect(Date.parse(body.reportCard?.editedAt ?? '')).toBeGreaterThan(
      Date.parse(body.reportCard?.writtenAt ?? ''),
    );
    expect(body.history.map(({ what }) => what)).toEqual([
      'booked',
      'checked_in',
      'completed',
      'card_edited',
    ]);
    const { body: pet } = await jordan.call('GET /api/pets/:id', { params: { id: visit.pets[0]?.id ?? '' } });
    const interval = Date.parse(pet.dueOn ?? '') - Date.parse((pet.lastGroomedAt ?? '').slice(0, 10));
    expect(interval).toBe(hours(24) * 28);
  });
  await at(app, visit.startsAt, hours(25), async () => {
    expect((await mend(visit.id)).problem.code).toBe('too_late');
  });
});

const cardsTold = async () => {
  await app.settle();
  const { body } = await jordan.call('GET /api/notifications');
  return body.filter(({ kind }: { kind: string }) => kind === 'report_card').length;
};

test('a report card can still be written after a check-out without one, and the pet owner is told', async () => {
  const vera = await signInGroomer(app);
  const { visit, params } = await bookVisit(app, jordan, vera);
  await at(app, visit.startsAt, minutes(5), async () => {
    await checkIn(vera, params);
    const paid = await vera.call('POST /api/visits/:id/check-out', {
      params,
      body: { lines: groomFor(9500), taxPercent: 0, payments: paidInCash(9500, 0) },
    });
    expect(paid.status, JSON.stringify(paid.body)).toBe(201);
    const before = await cardsTold();
    const { body } = await mend(visit.id, {}, vera);
    expect(body.reportCard).toMatchObject({ findings: 'One mat.', editedAt: null });
    expect(await cardsTold()).toBe(before + 1);
    expect((await mend(visit.id, {}, vera)).body.reportCard?.editedAt).not.toBeNull();
  });
});
