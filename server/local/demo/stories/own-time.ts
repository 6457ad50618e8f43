import type { WorkingSpan } from '#contract/calendar/calendar.ts';

type OwnTime = {
  hours: [weekdays: number[], hours: Pick<WorkingSpan, 'from' | 'to'>][];
  /** In so many days, for so many days or for hours of one. */
  off?: { inDays: number; days?: number; between?: [string, string]; note: string }[];
};

const weekdays = [1, 2, 3, 4, 5];
const tuesdayToSaturday = [2, 3, 4, 5, 6];

/** When some of the town's people work, and when they are away. */
export const ownTime: Record<string, OwnTime> = {
  'Maya Ortiz': {
    hours: [
      [[2, 3, 4, 5], { from: '08:00', to: '17:30' }],
      [[6], { from: '08:00', to: '16:30' }],
    ],
    off: [
      { inDays: 4, between: ['12:00', '14:00'], note: 'Dentist' },
      { inDays: 17, days: 3, note: 'Visiting my sister in Tulsa' },
    ],
  },
  'Sam Whitehorse': { hours: [[tuesdayToSaturday, { from: '09:00', to: '18:00' }]] },
  'Paige Turner': {
    hours: [[weekdays, { from: '08:30', to: '16:00' }]],
    off: [{ inDays: 9, days: 2, note: 'Certification course' }],
  },
  'Shoal Creek Pet Spa': {
    hours: [[tuesdayToSaturday, { from: '08:00', to: '17:00' }]],
    off: [{ inDays: 24, days: 2, note: 'New floor in the bathing room' }],
  },
  'Jordan Ellis': { hours: [], off: [{ inDays: 12, days: 4, note: 'Away with the dogs' }] },
};
