import { serviceCodes, sizeCodes } from '#contract/pets/pet-codes.ts';
import type { RequestSearch } from '#contract/grooming/grooming-requests.ts';
import { countIn, filterReader, writeFilters as write } from '#web/lib/filters.ts';
import type { Counted } from '#web/lib/filters.ts';
import { milesAround } from '#web/domain/places/near.ts';
import type { Home } from '#web/domain/places/near.ts';

/**
 * Filters of the request list, named like the parameters of GET /api/grooming-requests. Without a radius the
 * provider's own applies; 'any' means no limit.
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

/** Reads the filters from the URL and ignores invalid values. */
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

/** Writes the filters to the URL and keeps its other parameters. */
export const writeFilters = (before: URLSearchParams, filters: RequestFilters) =>
  write(before, names, filters);

/** Clears all filters except the order. */
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

/**
 * Query of GET /api/grooming-requests, with the provider's own radius if none is set. Sorts nearest first if
 * a place is known.
 */
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

/** Query without any filters. */
export const searchAround = (home: Home) => searchOf(noFilters, home);

/** '14 requests', '1 request', 'More than 500 requests' */
export const countOf = (counted: Counted) => countIn(counted, 'request');

/** Counts the filters that are set, without the sort order. */
export const countFilters = (filters: RequestFilters): number => {
  const { near, radius, size, service, urgency, from, to, minBudget, q } = filters;
  return [near ?? radius, size, service, urgency, from ?? to, minBudget, q].filter(
    (value) => value !== undefined,
  ).length;
};
