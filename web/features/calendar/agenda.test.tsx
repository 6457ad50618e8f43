import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
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

const show = (events: readonly CalendarEvent[]) =>
  renderAt(
    '/calendar',
    <Agenda
      calendar={{
        events: [...events],
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
  show(events);
  expect(screen.getByText('Jo Beckett')).toBeTruthy();
  expect(screen.getByText('Live')).toBeTruthy();
  expect(screen.getByText('3 applied')).toBeTruthy();
  expect(screen.getByText('Austin, TX')).toBeTruthy();
  expect(screen.queryByText(new RegExp(salon))).toBeNull();
});

test.each([
  ['only streets where all work is in one town', 'Austin', ['100 Slaughter Ln', '174 Manchaca Rd']],
  [
    'streets and towns where there are several',
    'Round Rock',
    ['100 Slaughter Ln, Austin, TX', '174 Manchaca Rd, Round Rock, TX'],
  ],
])('addresses are short: %s', (_, town, addresses) => {
  const visit = { kind: 'visit', as: 'groomer', withName: null } as const;
  show([
    event({ ...visit, id: 'v-1', title: 'Mochi', place: '100 Slaughter Ln, Austin, TX 78704' }),
    event({ ...visit, id: 'v-2', title: 'Ace', place: `174 Manchaca Rd, ${town}, TX 78748` }),
  ]);
  for (const address of addresses) expect(screen.getByText(address)).toBeTruthy();
});

test('a row is one link as high as itself, on which its other button stays', () => {
  show([event({ kind: 'visit', id: 'v-1', title: 'Bella · Bath' })]);
  const link = screen.getByRole('link', { name: 'Bella · Bath' });
  expect(link.className).toContain('after:inset-0');
  expect(link.closest('li')?.className).toContain('relative');
  expect(screen.getByRole('button', { name: 'Move Bella · Bath' }).className).toContain('z-1');
});

test('a row marks who confirmed, and nothing where nobody has yet', () => {
  const standing = { source: 'own', status: 'booked' } as const;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const visit = { kind: 'visit', as: 'groomer' } as const;
  show([
    event({
      ...visit,
      id: 'v-1',
      title: 'Mochi',
      visit: { ...standing, confirmedAt: '2026-11-29T08:00:00Z' },
    }),
    event({ ...visit, id: 'v-2', title: 'Ace', visit: { ...standing, confirmedAt: null } }),
    event({
      ...visit,
      id: 'v-3',
      title: 'Rex',
      visit: { ...standing, source: 'marketplace', confirmedAt: null },
    }),
  ]);
  const rows = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.closest('li')?.querySelectorAll('.badge, .text-good').length]);
  expect(rows).toEqual([
    ['Mochi', 1],
    ['Ace', 0],
    ['Rex', 0],
  ]);
  expect(document.querySelector('.badge')).toBeNull();
  expect(screen.getByText('Not confirmed').className).toBe('sr-only');
});
