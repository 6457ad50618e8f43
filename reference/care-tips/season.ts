import type { Season } from '#contract/care-tips/care-tip-codes.ts';
import type { State } from '#reference/places/states.ts';

type Climate = 'mild' | 'hot' | 'cold' | 'tropical';

/** States whose seasons differ from the calendar's; all others are mild. Our own judgment, per state. */
const climates: Partial<Record<State, Climate>> = {
  AL: 'hot',
  AZ: 'hot',
  FL: 'hot',
  GA: 'hot',
  LA: 'hot',
  MS: 'hot',
  NV: 'hot',
  SC: 'hot',
  TX: 'hot',
  AK: 'cold',
  ME: 'cold',
  MI: 'cold',
  MN: 'cold',
  MT: 'cold',
  ND: 'cold',
  NH: 'cold',
  SD: 'cold',
  VT: 'cold',
  WI: 'cold',
  WY: 'cold',
  AS: 'tropical',
  GU: 'tropical',
  HI: 'tropical',
  MP: 'tropical',
  PR: 'tropical',
  VI: 'tropical',
};

/** States where most people see neither ice on the sidewalk nor salt against it. Our own judgment, per state. */
const withoutIce: ReadonlySet<State> = new Set<State>([
  'AL',
  'AS',
  'AZ',
  'CA',
  'FL',
  'GA',
  'GU',
  'HI',
  'LA',
  'MP',
  'MS',
  'PR',
  'SC',
  'TX',
  'VI',
]);

/** January to December: winter (w), spring (s), summer (u), fall (f). */
const years: Record<Climate, string> = {
  mild: 'wwsssuuufffw',
  hot: 'wssuuuuuuffw',
  cold: 'wwwssuuuffww',
  tropical: 'uuuuuuuuuuuu',
};
const letters: Readonly<Record<string, Season>> = { w: 'winter', s: 'spring', u: 'summer', f: 'fall' };

/** What the weather of a day in a state means for a pet. */
export type Weather = { season: Season; freezes: boolean; warmAllYear: boolean };

/** The weather of a day ('YYYY-MM-DD') in a state; an unknown state is mild, and nothing is known of its ice. */
export function weatherAt(day: string, state: State | null): Weather {
  const climate = (state && climates[state]) ?? 'mild';
  return {
    season: letters[years[climate].charAt(Number(day.slice(5, 7)) - 1)] ?? 'spring',
    freezes: state !== null && !withoutIce.has(state),
    warmAllYear: climate === 'tropical',
  };
}
