import { coatCodes } from '#contract/pets/pet-codes.ts';
import type { CoatCode, Species } from '#contract/pets/pet-codes.ts';
import { addDays } from './calendar-days.ts';

/** Usual weeks between grooms in US shops in 2026, by coat; a provider's own advice overrides them. */
const dogWeeks: Record<CoatCode, number> = {
  smooth: 8,
  short_double: 7,
  double: 6,
  wire: 6,
  curly: 5,
  silky: 4,
  long: 5,
  rex: 8,
  corded: 8,
  hairless: 4,
};

/** Short-haired cats groom themselves; others need help with mats or, if hairless, with oily skin. */
const catWeeks: Partial<Record<CoatCode, number>> = { long: 7, silky: 7, double: 7, curly: 7, hairless: 4 };

/**
 * The usual weeks between grooms; null if no regular groom is advised, as for short-haired cats, rabbits and
 * horses.
 */
export function intervalWeeks(species: Species, coat: CoatCode): number | null {
  if (species === 'dog') return dogWeeks[coat];
  return species === 'cat' ? (catWeeks[coat] ?? null) : null;
}

/** All usual intervals, as 'dog curly': 5. */
export const intervalTable: Readonly<Record<string, number>> = Object.fromEntries(
  (['dog', 'cat'] as const).flatMap((species) =>
    coatCodes.flatMap((coat) => {
      const weeks = intervalWeeks(species, coat);
      return weeks === null ? [] : [[`${species} ${coat}`, weeks] as const];
    }),
  ),
);

type Groomed = { species: Species; coat: CoatCode; lastGroomedOn: string; advisedWeeks?: number | undefined };

/** The day the next groom is due, 'YYYY-MM-DD' like the input; null without an advised or usual interval. */
export function groomingDueOn({ species, coat, lastGroomedOn, advisedWeeks }: Groomed): string | null {
  const weeks = advisedWeeks ?? intervalWeeks(species, coat);
  return weeks === null ? null : addDays(lastGroomedOn, weeks * 7);
}
