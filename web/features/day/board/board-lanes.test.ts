import { expect, test } from 'vitest';
import type { ProviderDay } from '#contract/day/day.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { hourOn, hoursOf, lanesOf, timeOfHour } from './board-lanes.ts';

const zone = 'America/Chicago';
const at = (time: string, day = '2026-11-28') => `${day}T${time}:00-06:00`;
const visit = (id: string, from: string, to: string, given: Partial<Visit> = {}) =>
  ({
    id,
    status: 'booked',
    startsAt: at(from),
    endsAt: at(to),
    arrivesAt: at('08:00'),
    readyAt: at('16:00'),
    staff: { id: 'lee', name: 'Lee', color: 'green' },
    tableNo: null,
    ...given,
  }) as Visit;
const dayOf = (visits: Visit[]) =>
  ({
    on: '2026-11-28',
    timeZone: zone,
    visits,
    salon: {
      tables: 2,
      petsInHouse: 8,
      people: [
        {
          id: 'lee',
          name: 'Lee',
          role: 'groomer',
          color: 'green',
          atOnce: 1,
          works: [{ startsAt: at('09:00'), endsAt: at('17:00') }],
        },
      ],
    },
  }) as ProviderDay;

test('each person has a lane, and what nobody has yet stands beside them', () => {
  const day = dayOf([
    visit('one', '09:00', '10:00'),
    visit('two', '09:30', '10:30', { tableNo: 2 }),
    visit('three', '10:00', '11:00', { staff: null, tableNo: 9 }),
    visit('gone', '11:00', '12:00', { status: 'no_show' }),
  ]);
  expect(
    lanesOf(day, 'person').map(({ name, columns, blocks }) => [
      name,
      columns,
      ...blocks.map((each) => `${each.visit.id} ${each.column}`),
    ]),
  ).toEqual([
    ['Lee', 2, 'one 0', 'two 1'],
    ['Nobody yet', 1, 'three 0'],
  ]);
  // A table that is gone is no lane. What has none comes first.
  expect(lanesOf(day, 'table').map(({ name, blocks }) => `${name} ${blocks.length}`)).toEqual([
    'No table 2',
    'Table 1 0',
    'Table 2 1',
  ]);
});

test('hours are those of the place, on the quarter, and cut at midnight', () => {
  const late = visit('late', '21:00', '22:15', { readyAt: at('01:00', '2026-11-29') });
  expect(hoursOf(lanesOf(dayOf([late]), 'person'))).toEqual({ first: 7, last: 24 });
  expect([hourOn('2026-11-28', at('09:15'), zone), timeOfHour(9.25), timeOfHour(0)]).toEqual([
    9.25,
    '09:15',
    '00:00',
  ]);
});
