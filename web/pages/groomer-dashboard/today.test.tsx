import { render, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Visit } from '#contract/grooming/visits.ts';
import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import { ownApplication } from '#web/features/shifts/apply/own-application.testing.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { DayActs } from '#web/features/day/day-act.tsx';
import { VisitMarks } from '#web/features/day/visit-marks.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import { Today } from './today.tsx';
import { shiftsToday, visitsToCheckOut, visitsToday } from './work-of-day.ts';

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

const atHomeVisit = visitOf({
  id: 'v-1',
  startsAt: '2026-11-20T20:00:00Z',
  endsAt: '2026-11-20T22:00:00Z',
  atHome: true,
  address: '2009 Kinney Ave, Austin, TX 78704',
  actions: [],
});

test('the day is one line: the next stop with what to do there now, and the way to the others', () => {
  show({ applications: [bathDay], visits: [atHomeVisit] });
  const day = within(screen.getByRole('region', { name: 'Today' }));
  expect(
    day.getByRole('link', { name: /^8:30\sAM Bath day, Shoal Creek Pet Spa$/ }).getAttribute('href'),
  ).toBe('/shifts/shift-of-a-1');
  expect(day.getByRole('button', { name: 'Start work' })).toBeTruthy();
  expect(day.getByRole('link', { name: '1 more today' }).getAttribute('href')).toBe('/day');
  expect(day.getAllByRole('link')).toHaveLength(2);
});

test('a stop that needs the groomer comes before an earlier one that does not', () => {
  show({
    applications: [{ ...bathDay, shiftActions: ['withdraw'] }],
    visits: [{ ...atHomeVisit, actions: ['check_in'] }],
  });
  expect(screen.getByRole('link', { name: 'Check in' }).getAttribute('href')).toBe('/visits/v-1');
  expect(screen.queryByText('Bath day, Shoal Creek Pet Spa')).toBeNull();
});

test('a pet that is here is checked out from the line, which then needs no word about its state', () => {
  const here = { ...atHomeVisit, status: 'checked_in' as const };
  const { unmount } = show({ visits: [{ ...here, actions: ['complete', 'check_out'] }] });
  expect(screen.getByRole('link', { name: 'Check out' }).getAttribute('href')).toBe('/visits/v-1/check-out');
  expect(screen.queryByText('Checked in')).toBeNull();
  unmount();
  show({ visits: [here] });
  expect(screen.getByText('Checked in')).toBeTruthy();
});

const lateAtHome = {
  ...atHomeVisit,
  startsAt: '2026-11-20T14:00:00Z',
  endsAt: '2026-11-20T16:00:00Z',
  lateMinutes: null,
  onMyWayAt: null,
  actions: ['on_my_way', 'late', 'check_in'] as Visit['actions'],
};
const inSalon = { ...atHomeVisit, status: 'checked_in' as const, atHome: false };

test.each([
  ['late, where the provider drives', lateAtHome, 'On my way'],
  ['late, once they are on the way', { ...lateAtHome, onMyWayAt: '2026-11-20T14:10:00Z' }, 'Check in'],
  ['at work in the salon', { ...inSalon, actions: ['stage', 'complete', 'check_out'] }, 'Check out'],
  ['where only the report card is missing', { ...inSalon, actions: ['complete'] }, 'Write report card'],
] as [string, Visit, string][])(
  'a visit says the same next step and the same lateness as on the Day: %s',
  (_, visit, step) => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    onTestFinished(() => void vi.useRealTimers());
    const { unmount } = show({ visits: [visit] });
    const row = within(screen.getByRole('region', { name: 'Today' }));
    expect(row.getByRole('link', { name: step })).toBeTruthy();
    const late = row.queryByText(/late|ago/)?.textContent;
    unmount();
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <DayActs visit={visit} alone onCheckInAsk={() => undefined} onReportCard={() => undefined} />
          <VisitMarks visit={visit} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    const offered = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];
    expect(offered.map(({ textContent }) => textContent)).toContain(step);
    if (visit.status === 'booked') expect(offered[0]?.textContent).toBe(step);
    expect(screen.queryByText(/late|ago/)?.textContent).toBe(late);
    expect(late).toBe(visit.status === 'booked' ? 'Due 20\u00a0min ago' : undefined);
  },
);

test('an animal at work has its stage and the same control as on the Day', async () => {
  const atWork = { ...inSalon, actions: ['stage', 'complete', 'check_out'] as Visit['actions'] };
  const { unmount } = show({ visits: [atWork] });
  const day = within(screen.getByRole('region', { name: 'Today' }));
  expect(await day.findByRole('button', { name: 'Ready to pick up' })).toBeTruthy();
  expect(day.getByText('Checked in')).toBeTruthy();
  expect(day.getAllByRole('link', { name: 'Check out' })).toHaveLength(1);
  unmount();
  const pets = atWork.pets.map((pet) => ({ ...pet, stage: 'ready' as const }));
  show({ visits: [{ ...atWork, pets }] });
  expect((await screen.findAllByText('Ready')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Ready to pick up' })).toBeNull();
});

test('a visit of the day whose work is over stays until its client is checked out', () => {
  const done = visitOf({ ...lateAtHome, status: 'stopped', actions: ['check_out'] });
  expect(visitsToCheckOut([done], now)).toEqual([done]);
  expect(visitsToCheckOut([{ ...done, actions: [] }], now)).toEqual([]);
  expect(visitsToCheckOut([{ ...done, startsAt: '2026-11-19T14:00:00Z' }], now)).toEqual([]);
});

test('the other shifts of a day without visits are in the calendar', () => {
  const evening = accepted({
    id: 'a-2',
    shift: { shiftDate: '2026-11-20T23:00:00Z', endsAt: '2026-11-21T02:00:00Z' },
  });
  show({ applications: [bathDay, evening] });
  expect(screen.getByRole('link', { name: '1 more today' }).getAttribute('href')).toBe('/calendar');
});

test('a day with one stop names no others', () => {
  show({ visits: [atHomeVisit] });
  expect(within(screen.getByRole('region', { name: 'Today' })).getAllByRole('link')).toHaveLength(1);
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
