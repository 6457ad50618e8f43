import type { CoatCode, Species } from '#contract/pet-codes.ts';
import { addDays, yearsBetween } from './calendar-days.ts';
import { coats } from './coats.ts';
import { speciesNames } from './species.ts';

export type LifeStage = 'young' | 'adult' | 'senior';

/** By age in years: under 2 young, under 7 adult, otherwise senior. */
export function lifeStage(ageYears: number): LifeStage {
  if (ageYears < 2) return 'young';
  return ageYears < 7 ? 'adult' : 'senior';
}

/** "Puppy", "Kitten", "Adult" or "Senior". */
export function lifeStageLabel(species: Species, ageYears: number): string {
  const stage = lifeStage(ageYears);
  if (stage === 'young') return speciesNames[species].young;
  return stage === 'adult' ? 'Adult' : 'Senior';
}

/** Age in completed years on `today`; both 'YYYY-MM-DD'. Never negative. */
export function ageInYears(bornOn: string, today: string): number {
  return Math.max(0, yearsBetween(bornOn, today));
}

/** How the badge "N days since groomed" looks: above 60 days destructive, above 30 default. */
export function sinceGroomedTone(days: number): 'destructive' | 'default' | 'secondary' {
  if (days > 60) return 'destructive';
  return days > 30 ? 'default' : 'secondary';
}

/** The day the next groom is due ('YYYY-MM-DD'): the provider's advice in weeks, or what the coat usually needs. */
export function groomingDueOn(lastGroomedOn: string, coat: CoatCode, advisedWeeks?: number): string {
  return addDays(lastGroomedOn, (advisedWeeks ?? coats[coat].intervalWeeks) * 7);
}
