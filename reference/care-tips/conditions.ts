import type { PetCondition } from '#contract/care-tips/care-tip-codes.ts';
import type { TemperamentCode } from '#contract/pets/pet-codes.ts';
import { issuesIn } from '#reference/warnings/health-words.ts';
import type { HealthIssue } from '#reference/warnings/health-words.ts';

/** The tips' condition of each issue that they know. */
const byIssue: Partial<Record<HealthIssue, PetCondition>> = {
  allergies: 'allergies',
  anxious: 'anxious',
  sedated: 'anxious',
  joints: 'arthritis',
  blind: 'blind',
  deaf: 'deaf',
  dental: 'dental',
  diabetes: 'diabetes',
  ears: 'ear_trouble',
  heart: 'heart',
  hot_spots: 'skin_trouble',
  kidney: 'kidney',
  overweight: 'overweight',
  pregnant: 'pregnant',
  seizures: 'seizures',
  skin: 'skin_trouble',
  slipped_disc: 'slipped_disc',
  surgery: 'surgery',
  three_legs: 'three_legs',
  trachea: 'trachea',
};

const byTemperament: Partial<Record<TemperamentCode, PetCondition>> = {
  anxious: 'anxious',
  dislikes_dryer: 'dislikes_dryer',
  dislikes_nails: 'dislikes_nails',
  dislikes_water: 'dislikes_water',
  needs_muzzle: 'muzzle',
  touchy_face: 'touchy_face',
  touchy_feet: 'touchy_feet',
  wary_of_dogs: 'wary_of_dogs',
  wary_of_strangers: 'wary_of_strangers',
};

/** The known conditions in a pet's special conditions (free text), its temperament and its record of bites. */
export function conditionsOf(
  pet: {
    specialConditions: readonly string[];
    temperament: readonly TemperamentCode[];
    bites?: readonly object[];
    filedBites?: readonly object[];
  },
  today?: string,
): PetCondition[] {
  const fromWords = issuesIn(pet.specialConditions, today).flatMap((issue) => byIssue[issue] ?? []);
  const fromTemperament = pet.temperament.flatMap((code) => byTemperament[code] ?? []);
  const hasBitten = [pet.bites, pet.filedBites].some((bites) => bites && bites.length > 0);
  return [
    ...new Set<PetCondition>([
      ...fromWords,
      ...fromTemperament,
      ...(hasBitten ? (['has_bitten'] as const) : []),
    ]),
  ];
}
