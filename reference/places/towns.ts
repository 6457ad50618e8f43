import type { State } from './states.ts';

/**
 * Towns and neighborhoods that get their mail under another city's name and that GeoNames does not list; each
 * with its central ZIP.
 */
export const towns: Partial<Record<State, Record<string, string>>> = {
  AK: {
    Utqiagvik: '99723',
  },
  DC: {
    'Capitol Hill': '20003',
    Georgetown: '20007',
  },
  FL: {
    Fontainebleau: '33172',
    'Lakewood Ranch': '34202',
  },
  GA: {
    Buckhead: '30305',
    Midtown: '30308',
    'South Fulton': '30349',
  },
  HI: {
    Waikiki: '96815',
  },
  IL: {
    Andersonville: '60640',
    Austin: '60644',
    Beverly: '60643',
    Bronzeville: '60653',
    Bucktown: '60647',
    Chinatown: '60616',
    'Gold Coast': '60610',
    'Humboldt Park': '60651',
    Lakeview: '60657',
    Loop: '60602',
    'Old Town': '60614',
    Pilsen: '60608',
    Ravenswood: '60625',
    'River North': '60654',
    'South Loop': '60605',
    Streeterville: '60611',
    'Ukrainian Village': '60622',
    'West Loop': '60607',
    'Wicker Park': '60622',
  },
  MA: {
    'Back Bay': '02116',
    'East Boston': '02128',
    'South End': '02118',
  },
  MI: {
    'Shelby Township': '48315',
  },
  NJ: {
    Evesham: '08053',
    'Gloucester Township': '08012',
    Hamilton: '08619',
    Lawrence: '08648',
    Manalapan: '07726',
    Manchester: '08759',
    'South Brunswick': '08852',
  },
  NV: {
    Summerlin: '89135',
  },
  NY: {
    'Bay Ridge': '11209',
    Chelsea: '10011',
    Clarkstown: '10956',
    'East Village': '10009',
    'Greenwich Village': '10012',
    SoHo: '10012',
    Tribeca: '10013',
    'Upper East Side': '10021',
    'Upper West Side': '10024',
  },
  PA: {
    Fishtown: '19125',
    'Lower Merion': '19003',
    Manayunk: '19127',
    'Ross Township': '15237',
  },
  VA: {
    'Fair Oaks': '22033',
    Tysons: '22102',
  },
  WA: {
    Ballard: '98107',
    'Capitol Hill': '98102',
  },
};
