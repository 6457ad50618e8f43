import type { State } from './states.ts';

/** Nicknames of cities, lowercase and without periods. */
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
  mpls: { city: 'Minneapolis', state: 'MN' },
  indy: { city: 'Indianapolis', state: 'IN' },
  jax: { city: 'Jacksonville', state: 'FL' },
  atl: { city: 'Atlanta', state: 'GA' },
  sac: { city: 'Sacramento', state: 'CA' },
  bklyn: { city: 'Brooklyn', state: 'NY' },
  'va beach': { city: 'Virginia Beach', state: 'VA' },
  'colo springs': { city: 'Colorado Springs', state: 'CO' },
  kona: { city: 'Kailua Kona', state: 'HI' },
  'big island': { city: 'Hilo', state: 'HI' },
  'cap hill': { city: 'Capitol Hill', state: 'CO' },
  'fort cavazos': { city: 'Fort Hood', state: 'TX' },
  'fort johnson': { city: 'Fort Polk', state: 'LA' },
  'fort liberty': { city: 'Fort Bragg', state: 'NC' },
  'fort moore': { city: 'Fort Benning', state: 'GA' },
  'fort novosel': { city: 'Fort Rucker', state: 'AL' },
  guam: { city: 'Hagåtña', state: 'GU' },
  kauai: { city: 'Lihue', state: 'HI' },
  maui: { city: 'Kahului', state: 'HI' },
  oahu: { city: 'Honolulu', state: 'HI' },
  pdx: { city: 'Portland', state: 'OR' },
  'the loop': { city: 'Loop', state: 'IL' },
  weho: { city: 'West Hollywood', state: 'CA' },
  jblm: { city: 'Joint Base Lewis McChord', state: 'WA' },
  'saint pete': { city: 'Saint Petersburg', state: 'FL' },
};

/**
 * A name in a state that people also use for another city: both are offered, since Kailua on Oahu and Kailua-Kona
 * on Hawaii are an ocean apart.
 */
export const alsoMeant: Readonly<Record<string, { city: string; state: State }>> = {
  kailua: { city: 'Kailua Kona', state: 'HI' },
};
