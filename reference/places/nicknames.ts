import type { State } from './states.ts';

/** Short names people type for a city, in plain words: without capitals and points. */
export const nicknames: Readonly<Record<string, { city: string; state: State }>> = {
  nyc: { city: 'New York', state: 'NY' },
  'new york city': { city: 'New York', state: 'NY' },
  'the bronx': { city: 'Bronx', state: 'NY' },
  la: { city: 'Los Angeles', state: 'CA' },
  sf: { city: 'San Francisco', state: 'CA' },
  'san fran': { city: 'San Francisco', state: 'CA' },
  dc: { city: 'Washington', state: 'DC' },
  'washington dc': { city: 'Washington', state: 'DC' },
  philly: { city: 'Philadelphia', state: 'PA' },
  vegas: { city: 'Las Vegas', state: 'NV' },
  okc: { city: 'Oklahoma City', state: 'OK' },
  slc: { city: 'Salt Lake City', state: 'UT' },
  kc: { city: 'Kansas City', state: 'MO' },
  nola: { city: 'New Orleans', state: 'LA' },
  'saint pete': { city: 'Saint Petersburg', state: 'FL' },
};
