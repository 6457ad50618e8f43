import type { RequestSearch } from '#contract/grooming/grooming-requests.ts';
import type { GroomerSearch } from '#contract/profiles/people-search.ts';
import type { ShiftSearch } from '#contract/shifts/shift-search.ts';
import { cookieOf, denseCity, emptyCounty, idOf, members, writesWith } from './filled.ts';
import type { Request } from './load.ts';
import type { Targets } from './targets.ts';

/** One call that is measured. An entry of the list below is all that a new one needs. */
export type Workload = {
  name: string;
  title: string;
  /** What members send to ours. */
  ours: (targets: Targets) => Request[] | Promise<Request[]>;
  /** What the bare server is sent for the same answer, and the least ratio of its processor time to ours. */
  bare?: { requests: () => Request[]; floor: number };
  /** The most microseconds of processor time a request. */
  mostMicroseconds?: number;
  /** The expected status, if not 200. */
  status?: number;
  /** All connections take the requests from one list, so that each is sent once. */
  once?: boolean;
};

const callers = 50;
/** Enough for the length of a measurement. */
const writes = 20_000;
const each = <T>(make: (nth: number) => T, length = callers) => Array.from({ length }, (_, nth) => make(nth));
const get = (path: string) => () => each((caller) => ({ path, headers: cookieOf(caller) }));
const post = (path: string, body: object, headers: Record<string, string> = {}): Request => ({
  method: 'POST',
  path,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const terms = { type: 'salon', minPay: 45, maxDogs: 8 } as const;
const wanted = { service: 'full_groom', species: 'dog', minBudget: 60 } as const;
const skilled = { service: 'full_groom', species: 'dog', minYears: 2 } as const;
const addressOf = (path: string, search: ShiftSearch | RequestSearch | GroomerSearch) =>
  `${path}?${new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString()}`;
const near = ({ zip }: { zip: string }) => ({ near: zip, radius: 25 });
const places = [
  ['dense', 'in a dense city', denseCity],
  ['empty', 'in an empty county', emptyCounty],
] as const;

let applied = 0;
/** Applications that were not sent before, spread over all groomers, so that no limit is reached. */
const applications = (shiftIds: string[]) =>
  each(() => {
    const groomer = applied % members;
    const shift = (groomer * 31 + Math.floor(applied++ / members)) % shiftIds.length;
    return { groomer, shiftId: shiftIds[shift] ?? '' };
  }, writes);
let sent = 0;
const messages = () =>
  each(
    () => ({
      groomer: sent % members,
      content: `Running ten minutes late, the last doodle is still drying. (${sent++})`,
    }),
    writes,
  );

export const workloads: Workload[] = [
  {
    name: 'newest',
    title: 'Newest 20 shifts',
    ours: get('/api/shifts'),
    bare: { requests: () => [{ path: '/newest' }], floor: 0.9 },
  },
  ...(['soonest', 'pay'] as const).map((sort): Workload => ({
    name: `filtered-${sort}`,
    title: `20 filtered shifts by ${sort === 'pay' ? 'pay' : 'start'}, anywhere`,
    ours: get(addressOf('/api/shifts', { ...terms, sort })),
    bare: { requests: () => [{ path: `/filtered-${sort}` }], floor: 0.9 },
  })),
  ...places.flatMap(([name, where, place]) =>
    (['soonest', 'nearest', 'pay', 'fit'] as const).map((sort): Workload => ({
      name: `${name}-${sort}`,
      title: `20 filtered shifts within 25 miles, ${sort}, ${where}`,
      ours: get(addressOf('/api/shifts', { ...near(place), ...terms, sort })),
    })),
  ),
  { name: 'requests-newest', title: 'Newest 20 requests', ours: get('/api/grooming-requests') },
  ...places.flatMap(([name, where, place]) =>
    (['newest', 'nearest'] as const).map((sort): Workload => ({
      name: `requests-${name}-${sort}`,
      title: `20 filtered requests within 25 miles, ${sort}, ${where}`,
      ours: get(addressOf('/api/grooming-requests', { ...near(place), ...wanted, sort })),
    })),
  ),
  ...places.flatMap(([name, where, place]) =>
    (['nearest', 'rating'] as const).map((sort): Workload => ({
      name: `groomers-${name}-${sort}`,
      title: `20 filtered groomers within 25 miles, ${sort === 'rating' ? 'best rated' : sort}, ${where}`,
      ours: get(addressOf('/api/groomers', { ...near(place), ...skilled, sort })),
    })),
  ),
  {
    name: 'groomers-named',
    title: '20 groomers by a misspelled name, anywhere',
    ours: get(addressOf('/api/groomers', { q: 'balanbret' })),
  },
  { name: 'people', title: 'Nearest 20 businesses', ours: get('/api/owners?limit=20') },
  {
    name: 'messages',
    title: 'Latest 50 messages',
    ours: () =>
      each((caller) => ({
        path: `/api/messages/current-user/${writesWith(caller)}`,
        headers: cookieOf(caller),
      })),
    bare: {
      requests: () =>
        each((caller) => ({ path: `/messages/${idOf(`member ${caller}`)}/${writesWith(caller)}` })),
      floor: 0.75,
    },
  },
  {
    name: 'send',
    title: 'Send a message',
    ours: () =>
      messages().map(({ groomer, content }) =>
        post(
          '/api/messages',
          { fromUserId: 'current-user', toUserId: writesWith(groomer), content },
          cookieOf(groomer),
        ),
      ),
    bare: {
      requests: () =>
        messages().map(({ groomer, content }) =>
          post('/send', { fromId: idOf(`member ${groomer}`), toId: writesWith(groomer), content }),
        ),
      floor: 0.6,
    },
    status: 201,
    once: true,
  },
  {
    name: 'apply',
    title: 'Apply for a shift',
    ours: ({ shiftIds }) =>
      applications(shiftIds).map(({ groomer, shiftId }) =>
        post('/api/shift-applications', { shiftId, message: 'Doodles are half my book.' }, cookieOf(groomer)),
      ),
    status: 201,
    once: true,
  },
  {
    name: 'care-tips',
    title: 'Generate care tips',
    ours: () =>
      each((caller) => ({ path: '/api/pet-care-tips', headers: cookieOf(caller, 'pet owner') }), members),
    mostMicroseconds: 10_000,
    // From one list, so that no owner asks too often.
    once: true,
  },
];
