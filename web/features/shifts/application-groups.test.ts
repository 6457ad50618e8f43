import { expect, it } from 'vitest';
import { groupApplications, neededActionOf, countOpenApplications, badgeOf } from './application-groups.ts';
import { ownApplication } from './apply/own-application.testing.ts';

const pay = {
  dogsGroomed: 6,
  hours: 8,
  revenue: 58_300,
  bonus: 4000,
  pay: 30_235,
  recordedAt: '2026-11-28T23:00:00+00:00',
  state: 'waiting' as const,
  confirmBy: '2026-11-30T23:00:00+00:00',
  disputeReason: null,
  answerBy: null,
  disputedAt: null,
  withAdmin: false,
  decision: null,
};
const before = new Date('2026-11-20T12:00:00Z');
const words = (given: Parameters<typeof ownApplication>[0], at = before) =>
  badgeOf(ownApplication(given), at).words;
const ids = (applications: { id: string }[]) => applications.map(({ id }) => id);

it('lists applications that need action first, upcoming ones soonest first, past ones latest first', () => {
  const groups = groupApplications(
    [
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
    ],
    before,
  );
  expect(ids(groups.now)).toEqual(['starts', 'paid']);
  expect(ids(groups.upcoming)).toEqual(['booked-sooner', 'booked']);
  expect(ids(groups.waiting)).toEqual(['sent']);
  expect(ids(groups.past)).toEqual(['declined', 'declined-before']);
  expect(countOpenApplications(groups)).toBe(5);
});

it('waits for the owner after the groomer disputes the pay, even if a review can be written', () => {
  const disputed: Parameters<typeof ownApplication>[0] = {
    status: 'completed',
    pay: { ...pay, state: 'disputed', disputeReason: 'Eight dogs' },
    shiftActions: ['confirm_pay', 'review'],
  };
  expect(ids(groupApplications([ownApplication(disputed)], before).waiting)).toEqual(['a-1']);
  expect(neededActionOf(ownApplication(disputed))).toBeUndefined();
  expect(badgeOf(ownApplication(disputed), before)).toEqual({ words: 'Disputed', tone: 'warn' });
});

it('waits for the owner’s figures after the shift has ended', () => {
  const worked: Parameters<typeof ownApplication>[0] = {
    status: 'accepted',
    shift: { status: 'in_progress' },
  };
  const over = new Date('2027-01-01T12:00:00Z');
  expect(ids(groupApplications([ownApplication(worked)], over).waiting)).toEqual(['a-1']);
  expect(words(worked, over)).toBe('Waiting for the day’s figures');
});

it('shows the status of an application', () => {
  expect(words({})).toBe('Waiting for an answer');
  expect(words({ waitingPosition: 2, shift: { status: 'filled' } })).toBe('Waiting list, 2nd');
  expect(words({ waitingPosition: 13, shift: { status: 'filled' } })).toBe('Waiting list, 13th');
  expect(words({ status: 'accepted', shift: { status: 'in_progress' } })).toBe('At work');
  expect(words({ status: 'withdrawn', endedBecause: 'overlap' })).toBe('Withdrawn: you’re booked then');
  expect(words({ status: 'closed', shift: { status: 'cancelled' } })).toBe('Cancelled by the owner');
});
