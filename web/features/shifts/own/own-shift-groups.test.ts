import { expect, it } from 'vitest';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { groupOwnShifts, countOpenShifts } from './own-shift-groups.ts';
import { ownShift, received } from './own-shift.testing.ts';
import { groupReceived } from '../hire/received-groups.ts';

const now = new Date('2026-11-20T18:00:00Z');
const on = (id: string, date: string, given: Partial<OwnShift> = {}) =>
  ownShift({ id, shiftDate: `${date}T14:00:00Z`, endsAt: `${date}T22:00:00Z`, ...given });
const disputed = {
  dogsGroomed: 4,
  hours: 8,
  revenue: 42_000,
  bonus: 0,
  pay: 18_900,
  recordedAt: '2026-11-18T22:00:00Z',
  state: 'disputed',
  confirmBy: '2026-11-20T22:00:00Z',
  disputeReason: 'Five dogs',
  answerBy: null,
  disputedAt: null,
  withAdmin: false,
  decision: null,
} as const;

it('lists shifts that need the owner first: a day to record, a pay to correct', () => {
  const groups = groupOwnShifts(
    [
      on('later', '2026-12-05'),
      on('soon', '2026-11-28'),
      on('taken', '2026-11-25', { status: 'filled' }),
      on('today', '2026-11-20', { status: 'in_progress' }),
      on('yesterday', '2026-11-19', { status: 'in_progress' }),
      on('argued', '2026-11-18', { status: 'completed', pay: disputed }),
      on('expired', '2026-11-07', { status: 'expired' }),
      on('called-off', '2026-12-08', { status: 'cancelled' }),
      on('done', '2026-11-10', { status: 'completed', pay: { ...disputed, state: 'confirmed' } }),
    ],
    now,
  );
  const ids = Object.fromEntries(
    Object.entries(groups).map(([name, shifts]) => [name, shifts.map(({ id }) => id)]),
  );
  expect(ids).toEqual({
    needsYou: ['argued', 'yesterday'],
    underWay: ['today'],
    live: ['soon', 'later'],
    filled: ['taken'],
    closed: ['called-off', 'done', 'expired'],
  });
  expect(countOpenShifts(groups)).toBe(6);
});

it('puts an open shift before older disputes when its groomer left, or when it starts within two days', () => {
  const groups = groupOwnShifts(
    [
      on('left', '2026-12-05', { leftBy: 'Amara' }),
      on('refilled', '2026-12-04', { status: 'filled' }),
      on('tomorrow', '2026-11-21', { pendingApplicationCount: 1 }),
      on('third-day', '2026-11-23'),
      on('began', '2026-11-20', { leftBy: 'Amara' }),
      on('argued', '2026-11-18', { status: 'completed', pay: disputed }),
    ],
    now,
  );
  expect(groups.needsYou.map(({ id }) => id)).toEqual(['tomorrow', 'left', 'argued']);
  expect(groups.live.map(({ id }) => id)).toEqual(['began', 'third-day']);
});

it('lists shifts with pending applications first, then filled ones, then those without applicants', () => {
  const quiet = on('quiet', '2026-11-21');
  const filled = on('filled', '2026-11-22', { status: 'filled' });
  const wanted = on('wanted', '2026-11-29');
  const groups = groupReceived(
    [quiet, filled, wanted, on('over', '2026-11-01', { status: 'expired' })],
    [
      received({ id: 'far', shift: wanted, groomer: { distanceMiles: 9 } }),
      received({ id: 'near', shift: wanted, groomer: { distanceMiles: 2 }, isNew: true }),
      received({ id: 'unknown', shift: wanted, groomer: { distanceMiles: null } }),
      received({ id: 'no', shift: wanted, status: 'declined', isNew: true }),
      received({ id: 'taken', shift: filled, status: 'accepted' }),
      received({ id: 'next', shift: filled, waitingPosition: 1, isNew: true }),
    ],
  );
  expect(groups.map(({ shift }) => shift.id)).toEqual(['wanted', 'filled', 'quiet']);
  expect(groups[0]).toMatchObject({
    toCompare: [{ id: 'near' }, { id: 'far' }, { id: 'unknown' }],
    declined: [{ id: 'no' }],
    newCount: 1,
  });
  expect(groups[1]).toMatchObject({
    toCompare: [],
    accepted: { id: 'taken' },
    waiting: [{ id: 'next' }],
    newCount: 0,
  });
});
