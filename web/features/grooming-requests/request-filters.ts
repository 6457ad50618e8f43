import { serviceCodes, sizeCodes } from '#contract/pet-codes.ts';
import type { RequestSearch } from '#contract/grooming-requests.ts';
import { countIn, filterReader, writeFilters as write } from '#web/lib/filters.ts';
import type { Counted } from '#web/lib/filters.ts';
import { milesAround } from '#web/lib/near.ts';
import type { Home } from '#web/lib/near.ts';

/**
 * What a provider has narrowed the list by, under the names of GET /api/grooming-requests. Without a radius one's own
 * counts; 'any' cuts nothing off.
 */
export type RequestFilters = Omit<RequestSearch, 'cursor' | 'limit' | 'radius' | 'species'> & {
  radius?: number | 'any' | undefined;
};
type Sort = NonNullable<RequestFilters['sort']>;

export const sorts: readonly { value: Sort; label: string }[] = [
  { value: 'nearest', label: 'Nearest' },
  { value: 'newest', label: 'Newest' },
  { value: 'soonest', label: 'Soonest' },
  { value: 'budget', label: 'Highest budget' },
];
const urgencies = ['low', 'normal', 'high', 'urgent'] as const;
const names = [
  'near',
  'radius',
  'size',
  'service',
  'urgency',
  'from',
  'to',
  'minBudget',
  'q',
  'sort',
] as const;

/** Reads the address bar; what nobody could have meant is left out. */
export function readFilters(params: URLSearchParams): RequestFilters {
  const { text, oneOf, whole, day } = filterReader(params);
  return {
    near: text('near', 120),
    radius: oneOf('radius', ['any']) ?? whole('radius', 500),
    size: oneOf('size', sizeCodes),
    service: oneOf('service', serviceCodes),
    urgency: oneOf('urgency', urgencies),
    from: day('from'),
    to: day('to'),
    minBudget: whole('minBudget', 1_000_000),
    q: text('q', 100),
    sort: sorts.find(({ value }) => value === params.get('sort'))?.value,
  };
}

/** Writes the filters into the address, beside whatever else stands there. */
export const writeFilters = (before: URLSearchParams, filters: RequestFilters) =>
  write(before, names, filters);

/** Takes everything off but the order. */
export const noFilters: RequestFilters = {
  near: undefined,
  radius: undefined,
  size: undefined,
  service: undefined,
  urgency: undefined,
  from: undefined,
  to: undefined,
  minBudget: undefined,
  q: undefined,
};

/** The query of GET /api/grooming-requests: one's own radius where none was chosen, nearest first where a place is known. */
export function searchOf(filters: RequestFilters, home: Home) {
  const { radius, sort, near, ...rest } = filters;
  const somewhere = near !== undefined || home?.place != null;
  return {
    ...rest,
    near,
    sort: sort ?? (somewhere ? ('nearest' as const) : ('newest' as const)),
    radius: milesAround({ near, radius }, home),
  };
}

/** What somebody sees who has narrowed nothing. */
export const searchAround = (home: Home) => searchOf(noFilters, home);

/** '14 requests', '1 request', 'More than 500 requests' */
export const countOf = (counted: Counted) => countIn(counted, 'request');

/** How many filters are set; the order of the list is none. */
export const countFilters = (filters: RequestFilters): number => {
  const { near, radius, size, service, urgency, from, to, minBudget, q } = filters;
  return [near ?? radius, size, service, urgency, from ?? to, minBudget, q].filter(
    (value) => value !== undefined,
  ).length;
};
