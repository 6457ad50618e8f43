import type { TimeOffDraft, WorkingSpan } from '#contract/calendar/calendar.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { renewFeed } from './ical-feed.ts';
import { takeTimeOff } from './time-off.ts';
import { setWorkingHours } from './working-hours.ts';

type Hours = Pick<WorkingSpan, 'from' | 'to'>;

/** Makes a person work on weekdays from nine to five unless hours are given. */
export const makeWorkingHours = (
  t: Transaction,
  accountId: string,
  days: readonly (readonly [weekdays: readonly number[], hours: Hours])[] = [
    [[1, 2, 3, 4, 5], { from: '09:00', to: '17:00' }],
  ],
) =>
  setWorkingHours(
    t,
    accountId,
    days.flatMap(([weekdays, hours]) => weekdays.map((weekday) => ({ weekday, ...hours }))),
  );

/** Makes time off, by default a whole Tuesday. */
export const makeTimeOff = (t: Transaction, accountId: string, given: Partial<TimeOffDraft> = {}) =>
  takeTimeOff(t, accountId, { from: '2026-12-01', to: '2026-12-01', note: 'At the dentist', ...given });

/** Makes the secret address of a calendar. @returns its path */
export const makeFeed = (t: Transaction, accountId: string) => renewFeed(t, accountId);
