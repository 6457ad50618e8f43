import type { State } from './places/states.ts';

/**
 * The lowest minimum wage for most employees that a state sets, in cents an hour, in November 2026. The raises of 2026 were compared
 * with press reports; the source has the rates that hold. Cities, counties and regions may set more, and the federal wage is the least.
 */
export const minimumWages = {
  year: 2026,
  source: {
    title: 'U.S. Department of Labor, Wage and Hour Division: State Minimum Wage Laws',
    url: 'https://www.dol.gov/agencies/whd/minimum-wage/state',
  },
  federal: 725,
} as const;

const ofStates: Partial<Record<State, number>> = {
  AK: 1400,
  AZ: 1515,
  AR: 1100,
  CA: 1690,
  CO: 1516,
  CT: 1694,
  DC: 1840,
  DE: 1500,
  FL: 1500,
  GU: 925,
  HI: 1600,
  IL: 1500,
  ME: 1510,
  MD: 1500,
  MA: 1500,
  MI: 1373,
  MN: 1141,
  MO: 1500,
  MT: 1085,
  NE: 1500,
  NV: 1200,
  // With fewer than six employees; others pay 69 cents more.
  NJ: 1523,
  NM: 1200,
  NY: 1600,
  OH: 1100,
  // Nonurban counties; the standard rate is a dollar more.
  OR: 1455,
  PR: 1050,
  RI: 1600,
  SD: 1185,
  VA: 1277,
  VI: 1050,
  VT: 1442,
  WA: 1713,
  WV: 875,
};

/** The least that an hour of W-2 work is paid in a state, in cents. */
export const minimumWageOf = (state: string): number =>
  new Map<string, number>(Object.entries(ofStates)).get(state) ?? minimumWages.federal;
