import { expect, it } from 'vitest';
import { sevenDays } from '#web/ui/data/seven-days.ts';
import { ownApplication } from './apply/own-application.testing.ts';
import { freeDays, nextShift, timeOfDay, workOf } from './week.ts';

/** Wednesday noon in the reader's time zone. */
const now = new Date(2026, 10, 25, 12);
/** A shift on a day in the reader's time zone, which is also the shift's. */
const on = (day: number, given: Parameters<typeof ownApplication>[0] = {}) =>
  ownApplication({
    id: `a-${day}`,
    ...given,
    shift: {
      shiftDate: new Date(2026, 10, day, 8, 30).toISOString(),
      endsAt: new Date(2026, 10, day, 16, 30).toISOString(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...given.shift,
    },
  });

const weekOf = (applications: ReturnType<typeof on>[]) => sevenDays(workOf(applications), now);
const busy = (...days: number[]) => weekOf(days.map((day) => on(day)));
const at = (hour: number) => timeOfDay(new Date(2026, 10, 25, hour));

it('shows bookings and applications on their days', () => {
  const week = weekOf([
    on(26, { status: 'accepted', shift: { status: 'filled' } }),
    on(28),
    on(30, { status: 'declined' }),
  ]);
  expect(week.map(({ weekday }) => weekday)).toEqual(['Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue']);
  expect(week.map(({ slots = [] }) => slots.map(({ kind }) => kind))).toEqual([
    [],
    ['booked'],
    [],
    ['waiting'],
    [],
    [],
    [],
  ]);
  expect(week[1]?.slots?.[0]).toMatchObject({ from: 8.5, to: 16.5 });
  expect(week[1]?.slots?.[0]?.label).toBe('Shoal Creek Pet Spa, 8:30\u00a0AM\u00a0– 4:30\u00a0PM, booked');
});

it('leaves out days of shifts that another groomer has', () => {
  const [, , , saturday] = weekOf([on(28, { waitingPosition: 2, shift: { status: 'filled' } })]);
  expect(saturday?.slots).toEqual([]);
});

it('extends a shift past midnight to the end of its first day', () => {
  const [, thursday] = weekOf([on(26, { shift: { startTime: '20:00', endTime: '02:00' } })]);
  expect(thursday?.slots?.[0]).toMatchObject({ from: 20, to: 24 });
});

it('finds the next shift among the accepted ones', () => {
  const accepted = { status: 'accepted' as const, shift: { status: 'filled' as const } };
  const next = nextShift([on(28, accepted), on(26, accepted), on(25), on(24, accepted)], now);
  expect(next?.id).toBe('a-26');
});

it('names the free days while they are few', () => {
  expect(freeDays(busy())).toBe('The next seven days are open.');
  expect(freeDays(busy(25, 26, 29, 30, 31))).toBe('Nothing is booked on Fri and Sat.');
  expect(freeDays(busy(25, 26, 27, 28, 29, 30))).toBe('Nothing is booked on Tue.');
  expect(freeDays(busy(25))).toBe('Nothing is booked on 6 of the next seven days.');
  expect(freeDays(busy(25, 26, 27, 28, 29, 30, 31))).toBe('Each of the next seven days has work.');
});

it('calls a day off neither open nor free', () => {
  const week = busy().map((day, nth) => (nth === 1 ? { ...day, off: 'Time off' } : day));
  expect(freeDays(week)).toBe('Nothing is booked on 6 of the next seven days.');
  const full = busy(25, 26, 27, 28, 29, 30).map((day, nth) =>
    nth === 6 ? { ...day, off: 'Time off' } : day,
  );
  expect(freeDays(full)).toBe('Each of the next seven days has work or time off.');
});

it('leaves out the days on which one does not work', () => {
  const tuesdayToSaturday = [2, 3, 4, 5, 6].map((weekday) => ({ weekday }));
  expect(freeDays(busy(25, 26), tuesdayToSaturday)).toBe('Nothing is booked on Fri, Sat, and Tue.');
  expect(freeDays(busy(), tuesdayToSaturday)).toBe('All of your working days are open.');
  expect(
    freeDays(
      busy(25, 26, 27, 28),
      [3, 4, 5, 6].map((weekday) => ({ weekday })),
    ),
  ).toBe('Each of your working days has work or time off.');
});

it('shows whole days off and hours off on the days of the place', () => {
  const zone = { timeZone: 'America/Chicago' };
  const week = sevenDays([], now, 'America/Chicago', [
    { id: 'a', startsAt: '2026-11-27T06:00:00Z', endsAt: '2026-11-29T06:00:00Z', allDay: true, ...zone },
    { id: 'b', startsAt: '2026-11-30T15:00:00Z', endsAt: '2026-11-30T18:30:00Z', allDay: false, ...zone },
  ]);
  expect(week.filter(({ off }) => off).map(({ day }) => day)).toEqual([27, 28]);
  expect(week.find(({ day }) => day === 30)?.slots).toMatchObject([{ from: 9, to: 12.5, kind: 'off' }]);
});

it('counts days and greets in the given time zone, independent of the reader’s', () => {
  const evening = new Date('2026-11-26T02:30:00Z');
  const zone = 'America/Los_Angeles';
  const [wednesday, thursday] = sevenDays(
    workOf([
      on(26, {
        status: 'accepted',
        shift: { shiftDate: '2026-11-26T16:30:00Z', endsAt: '2026-11-27T00:30:00Z', timeZone: zone },
      }),
    ]),
    evening,
    zone,
  );
  expect(wednesday).toMatchObject({ weekday: 'Wed', day: 25, today: true, slots: [] });
  expect(thursday?.slots).toHaveLength(1);
  expect(timeOfDay(evening, zone)).toBe('Evening');
  expect(timeOfDay(evening, 'Pacific/Honolulu')).toBe('Afternoon');
});

it('greets by the time of day', () => {
  expect([at(7), at(12), at(17), at(2)]).toEqual(['Morning', 'Afternoon', 'Evening', 'Hello']);
});
