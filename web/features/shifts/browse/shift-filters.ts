import type { ShiftSearch } from '#contract/shifts/shift-search.ts';
import { defineSearch } from '#web/domain/search/define-search.ts';
import type { Home } from '#web/domain/places/near.ts';
import { shiftCount } from '../shifts.api.ts';

export type ShiftFilters = Omit<ShiftSearch, 'cursor' | 'limit' | 'radius'> & {
  radius?: number | 'any' | undefined;
};

const types = [
  { value: 'salon', label: 'Salon only' },
  { value: 'mobile', label: 'Mobile only' },
];

/** The search of GET /api/shifts. */
export const shiftSearch = defineSearch<ShiftFilters>({
  thing: 'shift',
  fields: [
    {
      kind: 'choice',
      name: 'type',
      label: 'Type',
      any: 'Salon and mobile',
      options: types,
      wide: true,
      chip: (type) => types.find(({ value }) => value === type)?.label ?? type,
      quick: 'salon',
    },
    { kind: 'number', name: 'minPay', label: 'Min pay %', max: 100, chip: (pay) => `${pay}%+`, quick: 40 },
    { kind: 'number', name: 'maxDogs', label: 'Max dogs', max: 60, chip: (dogs) => `Up to ${dogs} dogs` },
    {
      kind: 'check',
      name: 'hideBooked',
      label: 'Hide days I’m booked',
      wide: true,
      chip: () => 'Days I’m booked hidden',
    },
  ],
  dates: 'Dates',
  columns: 'grid-cols-[1.8fr_1.1fr_0.8fr_0.8fr_1.3fr_1.3fr]',
  sorts: [
    { value: 'fit', label: 'Best for you' },
    { value: 'nearest', label: 'Nearest' },
    { value: 'soonest', label: 'Soonest' },
    { value: 'pay', label: 'Best pay' },
    { value: 'newest', label: 'Newest' },
  ],
  usualSort: (placed) => (placed ? 'fit' : 'soonest'),
  countQuery: shiftCount,
});

/** Describes the main filter after a count: 'with 40% or more'. */
export function countPhrase({ minPay, near }: ShiftFilters, radius: number | undefined, home: Home): string {
  if (minPay) return `with ${minPay}% or more`;
  const place = near ?? home?.place;
  return place && radius ? `within ${radius} miles of ${place}` : '';
}
