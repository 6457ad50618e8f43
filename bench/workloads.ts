import type { RequestSearch } from '#contract/grooming/grooming-requests.ts';
import type { ShiftSearch } from '#contract/shifts/shift-search.ts';
import { denseCity, emptyCounty } from './places.ts';

type Contender = 'rows' | 'nearest' | 'json' | 'http' | 'sql';

export type Workload = {
  name: string;
  title: string;
  /** The search of GET /api/shifts or of GET /api/grooming-requests that this is; without one it is a call of its own. */
  search?: ShiftSearch;
  requests?: RequestSearch;
  /** Beside whom ours is measured. Within a circle, `rows` goes by a GiST index; `nearest` lets it tell the nearest. */
  beside: Contender[];
  /** The path on the server of plain rows, where there is one. */
  rows?: string;
  /** Whether it has a bar for its times where the core is busy for 70 % of the time. */
  atEase?: true;
};

const terms = { type: 'salon', minPay: 45, maxDogs: 8 } as const;
const wanted = { service: 'full_groom', species: 'dog', minBudget: 60 } as const;
const near = ({ zip }: { zip: string }) => ({ near: zip, radius: 25 });
const at = ({ lat, lon }: { lat: number; lon: number }) => `?lat=${lat}&lon=${lon}`;

const sorts = [
  ['soonest', 'by start'],
  ['nearest', 'by distance'],
  ['pay', 'by pay'],
] as const;
const requestSorts = [
  ['newest', 'newest first'],
  ['soonest', 'by day'],
  ['nearest', 'by distance'],
  ['budget', 'by budget'],
] as const;
const places = [
  ['dense', 'in a dense city', denseCity],
  ['empty', 'in an empty county', emptyCounty],
] as const;

/** In the order in which they are shown. */
export const workloads: Workload[] = [
  {
    name: 'newest',
    title: 'Newest 20 posted',
    search: {},
    beside: ['rows', 'json', 'http', 'sql'],
    rows: '/rows/newest',
    atEase: true,
  },
  ...(['soonest', 'pay'] as const).map((sort): Workload => ({
    name: `filtered-${sort}`,
    title: `20 filtered, ${sort === 'pay' ? 'by pay' : 'by start'}, anywhere`,
    search: { ...terms, sort },
    beside: ['rows', 'json', 'sql'],
    rows: `/rows/filtered-${sort}`,
    atEase: true,
  })),
  ...places.flatMap(([name, where, place]) =>
    sorts.map(([sort, how]): Workload => ({
      name: `${name}-${sort}`,
      title: `20 within 25 miles, filtered, ${how}, ${where}`,
      search: { ...near(place), ...terms, sort },
      beside: sort === 'nearest' ? ['rows', 'nearest', 'sql'] : ['rows', 'sql'],
      rows: `/rows/near-${sort}${at(place)}`,
    })),
  ),
  {
    name: 'requests-newest',
    title: 'Newest 20 requests',
    requests: {},
    beside: ['rows', 'http'],
    rows: '/rows/requests-newest',
  },
  ...places.flatMap(([name, where, place]) =>
    requestSorts.map(([sort, how]): Workload => ({
      name: `requests-${name}-${sort}`,
      title: `20 requests within 25 miles, filtered, ${how}, ${where}`,
      requests: { ...near(place), ...wanted, sort },
      beside: ['rows'],
      rows: `/rows/requests-near-${sort}${at(place)}`,
    })),
  ),
  { name: 'shift', title: 'One shift', beside: ['rows', 'http'], rows: '/rows/shift' },
  {
    name: 'messages',
    title: 'Latest 50 messages',
    beside: ['rows', 'json', 'http', 'sql'],
    rows: '/rows/messages',
    atEase: true,
  },
  { name: 'send', title: 'Send a message', beside: ['rows', 'http'], rows: '/send', atEase: true },
  { name: 'poll', title: 'Unchanged poll (304)', beside: ['http'] },
  { name: 'apply', title: 'Apply for a shift', beside: ['rows', 'http'], rows: '/apply' },
];

/** What is measured: all, or those that are named. */
const named = process.env['BENCH_WORKLOADS']?.split(',');
export const measured = workloads.filter(({ name }) => !named || named.includes(name));
