import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { book, clashesOf, describeTime, unbook } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const person = async () => (await app.transact((t) => makeAccount(t))).id;
const work = (subjectId: string, from: string, to: string) => ({
  sourceKind: 'shift' as const,
  sourceId: crypto.randomUUID(),
  subjectId,
  from: `2027-01-16T${from}:00Z`,
  to: `2027-01-16T${to}:00Z`,
  title: 'Cat day',
  timeZone: 'America/Chicago',
});

describe('a booking', () => {
  test('blocks its time from the first minute to the last, and a refusal includes the taken time', async () => {
    const id = await person();
    await app.transact((t) => book(t, work(id, '14:00', '22:00')));
    await expect(app.transact((t) => book(t, work(id, '21:59', '23:00')))).rejects.toMatchObject({
      code: 'clash',
      message: 'This groomer has just been booked for Sat, Jan 16, 2027, 8:00 AM to 4:00 PM.',
    });
    await app.transact((t) => book(t, work(id, '13:00', '14:00')));
    await app.transact((t) => book(t, work(id, '22:00', '23:00')));
    // Another person is free.
    const other = await person();
    await app.transact((t) => book(t, work(other, '14:00', '22:00')));
    const busy = await clashesOf(app.app.platform.sql, {
      subjectId: id,
      from: '2027-01-16T13:30:00Z',
      to: '2027-01-16T14:30:00Z',
    });
    expect(busy.map((time) => describeTime(time, testNow()))).toEqual([
      'Cat day, Sat, Jan 16, 2027, 7:00 AM to 8:00 AM',
      'Cat day, Sat, Jan 16, 2027, 8:00 AM to 4:00 PM',
    ]);
  });

  test('frees its time when it is removed', async () => {
    const id = await person();
    const first = work(id, '14:00', '22:00');
    await app.transact((t) => book(t, first));
    await app.transact((t) => unbook(t, first));
    await app.transact((t) => book(t, work(id, '15:00', '16:00')));
  });

  test('of ten concurrent overlapping bookings, one succeeds', async () => {
    const id = await person();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) =>
        app.transact((t) => book(t, work(id, `1${i % 4}:30`, `1${4 + (i % 4)}:30`))),
      ),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(9);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'clash' });
  });
});
