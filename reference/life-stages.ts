import type { Size, Species } from '#contract/pets/pet-codes.ts';
import { yearsBetween } from './calendar-days.ts';
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

/** The look of the badge "N days since groomed": above 60 days destructive, above 30 default. */
export function sinceGroomedTone(days: number): 'destructive' | 'default' | 'secondary' {
  if (days > 60) return 'destructive';
  return days > 30 ? 'default' : 'secondary';
}

export type CareStage = 'young' | 'young_adult' | 'mature' | 'senior';

/**
 * Years at which a dog stops being a puppy, becomes mature, and is a senior: the last quarter of the usual span of its size (AAHA
 * Canine Life Stage Guidelines, 2019).
 */
const dogYears: Record<Size, readonly [youngUntil: number, matureFrom: number, seniorFrom: number]> = {
  small: [0.75, 5, 10],
  medium: [0.8, 4.5, 9],
  large: [1, 4, 7.5],
  extra_large: [1, 3, 5.5],
};
/** The same for cats: kitten to 1, mature from 7, senior over 10 (AAHA/AAFP Feline Life Stage Guidelines, 2021). */
const catYears = [1, 7, 10] as const;

/**
 * The life stage for tips, reminders and warnings; `lifeStage` is only for the badge. Null for an unknown age
 * or a species without an agreed scale; an unknown size counts as medium.
 */
export function careStage(pet: { species: Species; ageYears: number | null; size?: Size }): CareStage | null {
  const { species, ageYears, size = 'medium' } = pet;
  if (ageYears === null || (species !== 'dog' && species !== 'cat')) return null;
  const [youngUntil, matureFrom, seniorFrom] = species === 'dog' ? dogYears[size] : catYears;
  if (ageYears < youngUntil) return 'young';
  if (ageYears < matureFrom) return 'young_adult';
  const isSenior = species === 'dog' ? ageYears >= seniorFrom : ageYears > seniorFrom;
  return isSenior ? 'senior' : 'mature';
}
