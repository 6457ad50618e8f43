import type { State } from './states.ts';

/**
 * Towns and neighborhoods that get their mail under another city's name and that GeoNames does not list; each
 * with its central ZIP.
 */
export const towns: Partial<Record<State, Record<string, string>>> = {
  AK: {
    Utqiagvik: '99723',
  },
  CA: {
    'Echo Park': '90026',
    'Haight-Ashbury': '94117',
    Koreatown: '90005',
    'Los Feliz': '90027',
    'Mission District': '94110',
    'Pacific Beach': '92109',
    SoMa: '94103',
    'Venice Beach': '90291',
  },
  CO: {
    'Capitol Hill': '80218',
    'Cherry Creek': '80206',
    LoDo: '80202',
    RiNo: '80205',
  },
  DC: {
    'Capitol Hill': '20003',
    Georgetown: '20007',
  },
  FL: {
    Brickell: '33131',
    'Coconut Grove': '33133',
    Fontainebleau: '33172',
    'Lakewood Ranch': '34202',
    'Little Havana': '33135',
    'South Beach': '33139',
    Wynwood: '33127',
    'Ybor City': '33605',
  },
  GA: {
    Buckhead: '30305',
    'Inman Park': '30307',
    Midtown: '30308',
    'South Fulton': '30349',
    'Virginia-Highland': '30306',
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
  LA: {
    'French Quarter': '70116',
    'Garden District': '70130',
    Uptown: '70115',
  },
  MA: {
    'Back Bay': '02116',
    'Beacon Hill': '02108',
    'East Boston': '02128',
    Fenway: '02215',
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
    'Alphabet City': '10009',
    'Bay Ridge': '11209',
    Chelsea: '10011',
    Clarkstown: '10956',
    Dumbo: '11201',
    'East Village': '10009',
    'Greenwich Village': '10012',
    'Lower East Side': '10002',
    SoHo: '10012',
    Tribeca: '10013',
    'Upper East Side': '10021',
    'Upper West Side': '10024',
  },
  OR: {
    'Pearl District': '97209',
  },
  PA: {
    Fishtown: '19125',
    'Lower Merion': '19003',
    Manayunk: '19127',
    'Ross Township': '15237',
  },
  TN: {
    'East Nashville': '37206',
  },
  TX: {
    'Deep Ellum': '75226',
    Montrose: '77006',
    'Oak Lawn': '75219',
    'South Congress': '78704',
    'The Heights': '77008',
  },
  VA: {
    'Fair Oaks': '22033',
    Tysons: '22102',
  },
  WA: {
    Ballard: '98107',
    'Capitol Hill': '98102',
    Fremont: '98103',
    'Queen Anne': '98109',
  },
};
