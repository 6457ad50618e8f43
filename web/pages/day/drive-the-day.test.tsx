import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import DriveTheDay from '#web/features/day/driving/drive-the-day.tsx';
import { milesOf, orderByTravel, stopsAhead } from '#web/features/day/driving/driving-order.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';

/** A visit at a client's place, so many tenths of a degree north of Austin. */
const stop = (title: string, hour: number, north: number, given: Partial<Visit> = {}): Visit =>
  visitOf({
    id: title,
    title,
    pets: [],
    source: 'own',
    atHome: true,
    address: `${title} St, Austin, TX`,
    startsAt: `2026-11-24T${hour}:00:00+00:00`,
    latitude: 30 + north / 10,
    longitude: -97.7,
    ...given,
  });
const open = (visits: Visit[]) =>
  renderAt(
    '/day',
    <DriveTheDay
      onClose={() => undefined}
      day={{
        on: '2026-11-24',
        today: '2026-11-24',
        timeZone: 'America/Chicago',
        visits,
        lines: [],
        asks: [],
        totals: {
          visits: visits.length,
          cents: 0,
          unpriced: 0,
          taken: 0,
          unconfirmed: 0,
          toAsk: 0,
          askedLately: 0,
          unreached: 0,
        },
        needsYou: [],
        toTell: [],
        seriesGaps: [],
        textTomorrow: [],
        next: null,
        salon: null,
      }}
    />,
  );
const stops = () =>
  screen.getAllByRole('listitem').map((item) => /([A-Z][a-z]+) St,/.exec(item.textContent)?.[1]);
const through = () => {
  const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /Directions/ }).href);
  return [...(searchParams.get('waypoints')?.split('|') ?? []), searchParams.get('destination')];
};

test('the stops ahead stand as booked, and by travel where that is less driving', async () => {
  open([
    stop('Done', 14, 9, { status: 'completed' }),
    stop('Elm', 15, 0),
    stop('Oak', 16, 3),
    stop('Ash', 17, 1),
    stop('Salon', 18, 5, { atHome: false }),
  ]);
  expect(await screen.findByRole('dialog', { name: 'Drive the day' })).toBeTruthy();
  expect(stops()).toEqual(['Elm', 'Oak', 'Ash']);
  expect(through()).toEqual(['Elm St, Austin, TX', 'Oak St, Austin, TX', 'Ash St, Austin, TX']);
  const order = within(screen.getByRole('group', { name: 'Order' }));
  expect(order.getByRole('button', { name: 'As booked, about 45 mi' })).toBeTruthy();
  await userEvent.click(order.getByRole('button', { name: 'By travel, about 27 mi' }));
  expect(stops()).toEqual(['Elm', 'Ash', 'Oak']);
  expect(through().at(-1)).toBe('Oak St, Austin, TX');
  expect(screen.getByText(/The booked times stay/)).toBeTruthy();
});

test('where a place is not known, the stops stay as booked and are still driven through', async () => {
  open([stop('Elm', 15, 0), stop('Oak', 16, 3, { latitude: null, longitude: null }), stop('Ash', 17, 1)]);
  expect(await screen.findByText(/^3 stops ahead/)).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Order' })).toBeNull();
  expect(through()).toHaveLength(3);
});

test('an order by travel has the same stops and fewer miles, and keeps the one that is under way first', () => {
  const day = fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
    minLength: 1,
    maxLength: 9,
  });
  fc.assert(
    fc.property(day, fc.boolean(), (places, isOut) => {
      const booked = stopsAhead(
        places.map(([north, east], nth) =>
          stop(`v${nth}`, 10, north, {
            longitude: -97.7 + east / 10,
            onMyWayAt: isOut && nth === 0 ? '2026-11-24T14:00:00+00:00' : null,
          }),
        ),
      );
      const order = orderByTravel(booked);
      if (!order) return;
      expect(new Set(order)).toEqual(new Set(booked));
      expect(order).toHaveLength(booked.length);
      expect(milesOf(order)).toBeLessThan(milesOf(booked));
      if (isOut) expect(order[0]).toBe(booked[0]);
    }),
    { numRuns: 60 },
  );
});
