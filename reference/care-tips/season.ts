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

/** January to December: winter (w), spring (s), summer (u), fall (f). */
const years: Record<Climate, string> = {
  mild: 'wwsssuuufffw',
  hot: 'wssuuuuuuffw',
  cold: 'wwwssuuuffww',
  tropical: 'uuuuuuuuuuuu',
};
const letters: Readonly<Record<string, Season>> = { w: 'winter', s: 'spring', u: 'summer', f: 'fall' };

/** The season of a day ('YYYY-MM-DD') in a state; an unknown state is mild. */
export function seasonAt(day: string, state: State | null): Season {
  const year = years[(state && climates[state]) ?? 'mild'];
  return letters[year.charAt(Number(day.slice(5, 7)) - 1)] ?? 'spring';
}
