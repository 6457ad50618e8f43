import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import { ownApplication } from '#web/features/shifts/apply/own-application.testing.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import { Today } from './today.tsx';
import { shiftsToday, visitsToday } from './work-of-day.ts';

const now = new Date('2026-11-20T14:20:00Z');
const accepted = (shift: Parameters<typeof ownApplication>[0] & object) =>
  ownApplication({ status: 'accepted', ...shift });
const bathDay = accepted({
  id: 'a-1',
  shiftActions: ['start', 'withdraw'],
  shift: { title: 'Bath day', shiftDate: '2026-11-20T14:30:00Z', endsAt: '2026-11-20T18:30:00Z' },
});

type Booked = { applications?: OwnApplication[]; visits?: Visit[] };
const show = ({ applications = [], visits = [] }: Booked) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Today shifts={shiftsToday(applications, now)} visits={visitsToday(visits, now)} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('the work of the day comes in its order, each with what to do now and the way there', () => {
  show({
    applications: [bathDay],
    visits: [
      visitOf({
        id: 'v-1',
        startsAt: '2026-11-20T20:00:00Z',
        endsAt: '2026-11-20T22:00:00Z',
        atHome: true,
        address: '2009 Kinney Ave, Austin, TX 78704',
        actions: ['check_in'],
      }),
    ],
  });
  const [shift, visit] = within(screen.getByRole('region', { name: 'Today' })).getAllByRole('listitem');
  if (!shift || !visit) throw new Error('Two stops are expected');
  expect(within(shift).getByText('8:30 AM – 12:30 PM')).toBeTruthy();
  expect(
    within(shift).getByRole('link', { name: 'Bath day, Shoal Creek Pet Spa' }).getAttribute('href'),
  ).toBe('/shifts/shift-of-a-1');
  expect(within(shift).getByRole('button', { name: 'Start Work' })).toBeTruthy();
  expect(
    within(shift).getByRole('link', { name: 'Directions to 5310 Burnet Rd, Austin, TX 78756' }),
  ).toBeTruthy();
  expect(within(shift).getByRole('link', { name: 'Message Shoal Creek Pet Spa' }).getAttribute('href')).toBe(
    '/messages?with=o-1',
  );
  expect(within(visit).getByRole('link', { name: 'Check in' }).getAttribute('href')).toBe('/visits/v-1');
  expect(
    within(visit).getByRole('link', { name: 'Directions to 2009 Kinney Ave, Austin, TX 78704' }),
  ).toBeTruthy();
});

const laterVisit = (id: string, hour: number) =>
  visitOf({
    id,
    startsAt: `2026-11-20T${hour}:00:00Z`,
    endsAt: `2026-11-20T${hour + 1}:00:00Z`,
    atHome: true,
    address: '2009 Kinney Ave, Austin, TX 78704',
    actions: [],
  });

test('a later stop without anything to do now is one line, and the day is a link away', () => {
  show({ visits: [laterVisit('v-1', 16), laterVisit('v-2', 18)] });
  const [next, later] = within(screen.getByRole('region', { name: 'Today' })).getAllByRole('listitem');
  if (!next || !later) throw new Error('Two stops are expected');
  expect(within(next).getAllByRole('link')).toHaveLength(4);
  expect(within(later).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'See the whole day' }).getAttribute('href')).toBe('/day');
});

test('a shift that began yesterday evening and goes on is of today', () => {
  show({
    applications: [
      accepted({
        shift: {
          title: 'Night boarding',
          status: 'in_progress',
          shiftDate: '2026-11-20T02:00:00Z',
          endsAt: '2026-11-20T15:00:00Z',
        },
      }),
    ],
  });
  expect(screen.getByText('At work')).toBeTruthy();
});

test.each([
  ['an application without an answer', { applications: [{ ...bathDay, status: 'pending' as const }] }],
  ['a shift of tomorrow', { applications: [accepted({ shift: { shiftDate: '2026-11-21T14:30:00Z' } })] }],
  [
    'a visit that is over',
    { visits: [visitOf({ startsAt: '2026-11-20T12:00:00Z', endsAt: '2026-11-20T14:00:00Z' })] },
  ],
  [
    'a cancelled visit',
    {
      visits: [
        visitOf({
          status: 'cancelled',
          startsAt: '2026-11-20T20:00:00Z',
          endsAt: '2026-11-20T22:00:00Z',
        }),
      ],
    },
  ],
] as [string, Booked][])('%s is not shown', (_, { applications = [], visits = [] }) => {
  expect([...shiftsToday(applications, now), ...visitsToday(visits, now)]).toEqual([]);
});
