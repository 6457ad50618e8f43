import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorkingHours } from '#server/modules/calendar/calendar.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('near a wished start the nearest free times come first, and the start itself where it is free', async () => {
  const { id } = await app.transact(async (t) => {
    const made = await makeGroomer(t);
    await makeWorkingHours(t, made.id, [[[1, 2, 3, 4, 5], { from: '08:00', to: '16:00' }]]);
    const startsAt = new Date('2026-12-02T10:00:00-06:00');
    await makeOwnVisit(t, { providerId: made.id, startsAt, minutes: 60 });
    return made;
  });
  const me = await app.as(id);
  /** The nearest free start for 90 minutes, by the clock of Austin. */
  const nearest = async (near: string) => {
    const { body } = await me.call('GET /api/day/openings', { query: { minutes: 90, near } });
    return new Date(body.openings[0]?.startsAt ?? '').toLocaleString('en-US', {
      timeZone: 'America/Chicago',
      weekday: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
  };
  expect(await nearest('2026-12-02T12:20:00-06:00')).toBe('2 Wed, 12:20 PM');
  expect(await nearest('2026-12-02T10:00:00-06:00')).toBe('2 Wed, 11:00 AM');
  expect(await nearest('2026-12-06T18:10:00-06:00')).toBe('7 Mon, 8:00 AM');
  expect(await nearest('2026-12-04T15:30:00-06:00')).toBe('4 Fri, 2:30 PM');
});
