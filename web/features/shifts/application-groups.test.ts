import { expect, it } from 'vitest';
import { groupApplications, openApplications, standingOf } from './application-groups.ts';
import { ownApplication } from './own-application.testing.ts';

const pay = {
  dogsGroomed: 6,
  revenue: 58_300,
  bonus: 4000,
  pay: 30_235,
  recordedAt: '2026-11-28T23:00:00+00:00',
  state: 'waiting' as const,
  confirmBy: '2026-11-30T23:00:00+00:00',
  disputeReason: null,
};
const words = (given: Parameters<typeof ownApplication>[0]) => standingOf(ownApplication(given)).words;
const ids = (applications: { id: string }[]) => applications.map(({ id }) => id);

it('puts what waits for the groomer first, what comes soonest first, what was latest first', () => {
  const groups = groupApplications([
    ownApplication({ id: 'declined', status: 'declined', shiftActions: [] }),
    ownApplication({
      id: 'declined-before',
      status: 'declined',
      shiftActions: [],
      shift: { shiftDate: '2026-10-01T14:00:00Z' },
    }),
    ownApplication({ id: 'sent' }),
    ownApplication({ id: 'booked', status: 'accepted', shift: { status: 'filled' } }),
    ownApplication({
      id: 'booked-sooner',
      status: 'accepted',
      shift: { status: 'filled', shiftDate: '2026-11-26T14:00:00Z' },
    }),
    ownApplication({ id: 'paid', status: 'completed', pay, shiftActions: ['confirm_pay', 'dispute_pay'] }),
    ownApplication({
      id: 'starts',
      status: 'accepted',
      shiftActions: ['start'],
      shift: { status: 'filled' },
    }),
  ]);
  expect(ids(groups.now)).toEqual(['starts', 'paid']);
  expect(ids(groups.upcoming)).toEqual(['booked-sooner', 'booked']);
  expect(ids(groups.waiting)).toEqual(['sent']);
  expect(ids(groups.past)).toEqual(['declined', 'declined-before']);
  expect(openApplications(groups)).toBe(5);
});

it('asks nothing more of a pay that the groomer has disputed', () => {
  const disputed = ownApplication({
    status: 'completed',
    pay: { ...pay, state: 'disputed', disputeReason: 'Eight dogs' },
    shiftActions: ['confirm_pay'],
  });
  expect(ids(groupApplications([disputed]).past)).toEqual(['a-1']);
});

it('says where an application stands', () => {
  expect(words({})).toBe('Waiting for an answer');
  expect(words({ waitingPosition: 2, shift: { status: 'filled' } })).toBe('Waiting list, 2nd');
  expect(words({ waitingPosition: 13, shift: { status: 'filled' } })).toBe('Waiting list, 13th');
  expect(words({ status: 'accepted', shift: { status: 'in_progress' } })).toBe('At work');
  expect(words({ status: 'withdrawn', endedBecause: 'overlap' })).toBe(
    'Taken back: you are already working then',
  );
  expect(words({ status: 'closed', shift: { status: 'cancelled' } })).toBe('Cancelled by the owner');
});
