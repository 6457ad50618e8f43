import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { ownShift } from './own-shift.testing.ts';
import { PayToAnswer } from './pay-to-answer.tsx';

const disputed = (id: string, answerBy: string, withAdmin = false): OwnShift =>
  ownShift({
    id,
    status: 'completed',
    timeZone: 'America/Chicago',
    groomer: { id: 'g-1', name: 'Gus O’Neil', profileImageUrl: null, applicationId: 'a-1' },
    pay: {
      dogsGroomed: 4,
      hours: 8,
      revenue: 42_000,
      bonus: 0,
      pay: 18_900,
      recordedAt: '2026-11-28T22:00:00Z',
      state: 'disputed',
      confirmBy: '2026-11-30T22:00:00Z',
      disputeReason: 'Five dogs, not four',
      answerBy,
      disputedAt: '2026-11-29T16:00:00Z',
      withAdmin,
      decision: null,
    },
    actions: ['copy', 'correct'],
  });

test('the dispute whose time ends first comes first, with its time and the way to answer', () => {
  const shifts = [disputed('s-late', '2026-12-03T15:00:00Z'), disputed('s-soon', '2026-12-02T15:00:00Z')];
  renderAt('/owner', <PayToAnswer shifts={shifts} besideTickets />);
  expect(screen.getByText(/^Answer by Wed,\s+Dec\s+2,\s+9:00\sAM$/).parentElement?.textContent).toMatch(
    /, then 1 more dispute$/,
  );
  const answer = screen.getByRole('link', { name: 'Answer the dispute' });
  expect(answer.getAttribute('href')).toBe('/shifts/s-soon');
  expect(answer.className).toContain('btn-primary');
});

test('a dispute that an admin decides has no time to answer', () => {
  renderAt('/owner', <PayToAnswer shifts={[disputed('s-1', '2026-12-02T15:00:00Z', true)]} besideTickets />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('on another tab the dispute is one line, whose link has the same name', () => {
  const shifts = [disputed('s-1', '2026-12-02T15:00:00Z')];
  renderAt('/owner', <PayToAnswer shifts={shifts} besideTickets={false} />);
  const answer = screen.getByRole('link', { name: 'Answer the dispute' });
  expect(answer.getAttribute('href')).toBe('/shifts/s-1');
  expect(answer.className).not.toContain('btn-primary');
  expect(screen.getByRole('paragraph').textContent).toMatch(/disputes the pay of .*Answer by Wed,\s+Dec\s+2/);
});
