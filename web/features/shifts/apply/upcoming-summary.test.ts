import { expect, it } from 'vitest';
import { upcomingSummaryOf } from './upcoming-summary.ts';
import { ownApplication } from './own-application.testing.ts';

it('adds up booked shifts and counts pending applications', () => {
  const pay = {
    dogsGroomed: 6,
    hours: 8,
    revenue: 50_000,
    bonus: 0,
    pay: 23_000,
    recordedAt: '2026-11-20T00:00:00Z',
    state: 'waiting' as const,
    confirmBy: '2026-11-22T00:00:00Z',
    disputeReason: null,
    answerBy: null,
    disputedAt: null,
    withAdmin: false,
    decision: null,
  };
  expect(
    upcomingSummaryOf(
      [
        ownApplication({ id: 'a', status: 'accepted', shift: { status: 'filled' } }),
        ownApplication({ id: 'b', status: 'accepted', shiftActions: ['start'], shift: { status: 'filled' } }),
        ownApplication({ id: 'c' }),
        ownApplication({ id: 'd', status: 'completed', pay, shiftActions: ['confirm_pay', 'review'] }),
        ownApplication({
          id: 'e',
          status: 'completed',
          pay: { ...pay, state: 'confirmed' },
          shiftActions: ['review'],
        }),
        ownApplication({ id: 'f', status: 'declined', shiftActions: [] }),
        ownApplication({
          id: 'g',
          status: 'accepted',
          shift: { status: 'in_progress', endsAt: '2026-11-19T22:30:00Z' },
        }),
      ],
      new Date('2026-11-20T12:00:00Z'),
    ),
  ).toEqual({ booked: 2, min: 468, max: 576, unknownPay: 0, waiting: 1, toConfirm: 23_000 });
});
