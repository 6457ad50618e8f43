import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CalendarEvent } from '#contract/calendar/calendar.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { Agenda } from './agenda.tsx';

const salon = '5310 Burnet Rd, Austin, TX 78756';
const event = (given: Partial<CalendarEvent>): CalendarEvent => ({
  kind: 'shift',
  id: 's-1',
  as: 'business',
  state: 'booked',
  title: 'Bath and tidy',
  withName: 'Jo Beckett',
  applied: null,
  visit: null,
  place: salon,
  startsAt: '2026-12-02T14:00:00Z',
  endsAt: '2026-12-02T20:00:00Z',
  timeZone: 'America/Chicago',
  ...given,
});

test('an owner reads who works a shift or how many would, not the salon’s own address', () => {
  const events = [
    event({}),
    event({ id: 's-2', title: 'Holiday photo day', state: 'tentative', withName: null, applied: 3 }),
    event({
      id: 'r-1',
      kind: 'offer',
      title: 'Bella',
      state: 'tentative',
      withName: null,
      place: 'Austin, TX',
    }),
  ];
  renderAt(
    '/calendar',
    <Agenda
      calendar={{
        events,
        timeOff: [],
        busyElsewhere: [],
        duePets: [],
        tables: 2,
        timeZone: 'America/Chicago',
        spans: [],
      }}
      span={{ from: '2026-11-29', to: '2026-12-12' }}
      now={new Date('2026-11-29T12:00:00Z')}
      onTimeOff={vi.fn<() => void>()}
      onMove={vi.fn<() => void>()}
    />,
  );
  expect(screen.getByText('Jo Beckett')).toBeTruthy();
  expect(screen.getByText('Nobody yet')).toBeTruthy();
  expect(screen.getByText('3 applied')).toBeTruthy();
  expect(screen.getByText('Austin, TX')).toBeTruthy();
  expect(screen.queryByText(new RegExp(salon))).toBeNull();
});
