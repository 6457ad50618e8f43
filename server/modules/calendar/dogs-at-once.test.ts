import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { book, clashesOf } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const person = async () => (await app.transact((t) => makeAccount(t))).id;
const on = (hour: string) => `2027-01-16T${hour}:00Z`;
const visit = (subjectId: string, from: string, to: string, dogsAtOnce: number) => ({
  sourceKind: 'visit' as const,
  sourceId: crypto.randomUUID(),
  subjectId,
  from: on(from),
  to: on(to),
  title: 'Full groom',
  timeZone: 'America/Chicago',
  dogsAtOnce,
});
const bookAll = async (bookings: Parameters<typeof book>[1][]) => {
  for (const booking of bookings) await app.transact((t) => book(t, booking));
};
const refuses = (booking: Parameters<typeof book>[1]) =>
  expect(app.transact((t) => book(t, booking))).rejects.toMatchObject({ code: 'clash' });

describe('several visits at once', () => {
  test('the limit applies to visits at any one moment, not to all that touch the time range', async () => {
    const id = await person();
    await bookAll([visit(id, '14:00', '15:00', 2), visit(id, '14:30', '15:30', 2)]);
    // Only two of the three visits that touch this time overlap each other.
    await bookAll([visit(id, '15:00', '16:30', 2), visit(id, '15:30', '16:00', 2)]);
    await refuses(visit(id, '15:15', '17:00', 2));
    await bookAll([visit(id, '16:00', '17:00', 2)]);
  });

  test('a shift and a visit never overlap, however many dogs fit', async () => {
    const id = await person();
    const { dogsAtOnce: _, ...shift } = { ...visit(id, '15:00', '20:00', 1), sourceKind: 'shift' as const };
    await bookAll([visit(id, '14:00', '15:30', 5)]);
    await refuses(shift);
    await bookAll([{ ...shift, from: on('15:30') }]);
    await refuses(visit(id, '19:00', '21:00', 5));
  });

  test('a lower limit keeps existing bookings and applies to new ones', async () => {
    const id = await person();
    await bookAll([visit(id, '14:00', '15:00', 3), visit(id, '14:00', '15:00', 3)]);
    await refuses(visit(id, '14:30', '15:30', 1));
    await refuses(visit(id, '14:30', '15:30', 2));
    await bookAll([visit(id, '14:30', '15:30', 3), visit(id, '15:30', '16:00', 1)]);
    const wanted = { subjectId: id, from: on('14:30'), to: on('14:45') };
    const { sql } = app.app.platform;
    expect(await clashesOf(sql, { ...wanted, dogsAtOnce: 3 })).toHaveLength(3);
    expect(await clashesOf(sql, { ...wanted, dogsAtOnce: 4 })).toEqual([]);
  });

  test('the database refuses a plain insert that exceeds the limit', async () => {
    const id = await person();
    await bookAll([visit(id, '14:00', '15:00', 1)]);
    const { sql } = app.app.platform;
    await expect(
      sql`insert into bookings (source_kind, source_id, subject_id, during, title, time_zone)
        values ('shift', ${crypto.randomUUID()}, ${id}, tstzrange(${on('14:30')}::timestamptz, ${on('16:00')}::timestamptz), 'Cats', 'UTC')`,
    ).rejects.toThrow('There is no room for this booking');
  });
});
