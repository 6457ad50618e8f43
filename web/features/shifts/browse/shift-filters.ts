import type { ShiftSearch } from '#contract/shifts/shift-search.ts';
import { countIn, filterReader, writeFilters as write } from '#web/lib/filters.ts';
import type { Counted } from '#web/lib/filters.ts';
import { milesAround } from '#web/domain/places/near.ts';
import type { Home } from '#web/domain/places/near.ts';

/**
 * Filters of the shift list, named like the parameters of GET /api/shifts. Without a radius the groomer's own
 * applies; 'any' means no limit.
 */
export type ShiftFilters = Omit<ShiftSearch, 'cursor' | 'limit' | 'radius'> & {
  radius?: number | 'any' | undefined;
};
type Sort = NonNullable<ShiftFilters['sort']>;

export const sorts: readonly { value: Sort; label: string }[] = [
  { value: 'nearest', label: 'Nearest' },
  { value: 'soonest', label: 'Soonest' },
  { value: 'pay', label: 'Best pay' },
  { value: 'newest', label: 'Newest' },
];
const names = [
  'near',
  'radius',
  'type',
  'minPay',
  'maxDogs',
  'from',
  'to',
  'q',
  'hideBooked',
  'sort',
] as const;

/** Reads the filters from the URL and ignores invalid values. */
export function readFilters(params: URLSearchParams): ShiftFilters {
  const { text, oneOf, whole, day } = filterReader(params);
  return {
    near: text('near', 120),
    radius: oneOf('radius', ['any']) ?? whole('radius', 500),
    type: oneOf('type', ['salon', 'mobile']),
    minPay: whole('minPay', 100),
    maxDogs: whole('maxDogs', 60),
    from: day('from'),
    to: day('to'),
    q: text('q', 100),
    hideBooked: oneOf('hideBooked', ['true']),
    sort: sorts.find(({ value }) => value === params.get('sort'))?.value,
  };
}

/** Writes the filters to the URL and keeps its other parameters. */
export const writeFilters = (before: URLSearchParams, filters: ShiftFilters) => write(before, names, filters);

/** Clears all filters except the order. */
export const noFilters: ShiftFilters = {
  near: undefined,
  radius: undefined,
  type: undefined,
  minPay: undefined,
  maxDogs: undefined,
  from: undefined,
  to: undefined,
  q: undefined,
  hideBooked: undefined,
};

/** Sort order: nearest first, or soonest first without a place to measure from. */
export const sortOf = ({ sort, near }: ShiftFilters, home: Home): Sort =>
  sort ?? (near !== undefined || home?.place ? 'nearest' : 'soonest');

/** Query of GET /api/shifts, with the groomer's own radius if none is set. */
export const searchOf = (filters: ShiftFilters, home: Home) => ({
  ...filters,
  sort: sortOf(filters, home),
  radius: milesAround(filters, home),
});

/** Counts the filters that are set, without the sort order. */
export const countFilters = ({
  near,
  radius,
  type,
  minPay,
  maxDogs,
  from,
  to,
  q,
  hideBooked,
}: ShiftFilters): number =>
  [near ?? radius, type, minPay, maxDogs, from ?? to, q, hideBooked].filter((value) => value !== undefined)
    .length;

/** Describes the main filter after a count: 'with 40% or more'. */
export function countPhrase({ minPay, near }: ShiftFilters, radius: number | undefined, home: Home): string {
  if (minPay) return `with ${minPay}% or more`;
  const place = near ?? home?.place;
  return place && radius ? `within ${radius} miles of ${place}` : '';
}

/** '18 shifts', '1 shift', 'More than 500 shifts' */
export const countOf = (counted: Counted) => countIn(counted, 'shift');
