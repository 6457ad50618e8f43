import type { PetCondition } from '#contract/care-tips/care-tip-codes.ts';
import type { TemperamentCode } from '#contract/pets/pet-codes.ts';

/** Patterns of how pet parents write the known conditions. */
const written: readonly [PetCondition, RegExp][] = [
  ['allergies', /allerg/i],
  ['anxious', /anxi|nervous|thunder|separation/i],
  ['arthritis', /arthrit|dysplasia|joint|luxating/i],
  ['blind', /blind|cataract/i],
  ['deaf', /deaf|hard of hearing/i],
  ['dental', /dental|teeth|tooth|gum disease|gingivitis/i],
  ['diabetes', /diabet/i],
  ['ear_trouble', /\bear (infection|trouble|problem)|otitis|yeasty ear/i],
  ['heart', /heart|cardiac|murmur/i],
  ['kidney', /kidney|renal/i],
  ['overweight', /overweight|obes|on a diet/i],
  ['pregnant', /pregnan|nursing/i],
  ['seizures', /seizure|epilep/i],
  ['skin_trouble', /sensitive skin|hot spot|dermatit|itch|skin (infection|trouble|problem)/i],
  ['slipped_disc', /slipped disc|ivdd|disc disease|back (injury|problem|trouble)/i],
  ['surgery', /surgery|stitches|operation/i],
  ['three_legs', /three legs|amput|tripod/i],
  ['trachea', /trachea/i],
];

const byTemperament: Partial<Record<TemperamentCode, PetCondition>> = {
  anxious: 'anxious',
  dislikes_dryer: 'dislikes_dryer',
  dislikes_nails: 'dislikes_nails',
  dislikes_water: 'dislikes_water',
  touchy_face: 'touchy_face',
  touchy_feet: 'touchy_feet',
  wary_of_dogs: 'wary_of_dogs',
  wary_of_strangers: 'wary_of_strangers',
};

/** The known conditions in a pet's special conditions (free text) and temperament. */
export function conditionsOf(pet: {
  specialConditions: readonly string[];
  temperament: readonly TemperamentCode[];
}): PetCondition[] {
  const fromWords = written
    .filter(([, pattern]) => pet.specialConditions.some((words) => pattern.test(words)))
    .map(([condition]) => condition);
  const fromTemperament = pet.temperament.flatMap((code) => byTemperament[code] ?? []);
  return [...new Set([...fromWords, ...fromTemperament])];
}
