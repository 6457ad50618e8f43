import type { TemperamentCode } from '#contract/pets/pet-codes.ts';
/** Facts that a groomer wants to know before the pet is on the table. */

/** `care` marks temperaments that need more time, a second person or a quiet room. */
export const temperaments: Record<TemperamentCode, { label: string; care: boolean }> = {
  calm: { label: 'Calm', care: false },
  friendly: { label: 'Loves people', care: false },
  playful: { label: 'Playful', care: false },
  energetic: { label: 'Full of energy', care: false },
  shy: { label: 'Shy at first', care: false },
  anxious: { label: 'Anxious', care: true },
  dislikes_dryer: { label: 'Wary of dryers', care: true },
  dislikes_nails: { label: 'Hates nail trims', care: true },
  dislikes_water: { label: 'Hates water', care: true },
  touchy_feet: { label: 'Touchy about feet', care: true },
  touchy_face: { label: 'Touchy about the face', care: true },
  wary_of_strangers: { label: 'Wary of strangers', care: true },
  wary_of_dogs: { label: 'No dogs nearby', care: true },
  wary_of_cats: { label: 'No cats nearby', care: true },
  needs_muzzle: { label: 'Wears a muzzle', care: true },
};

export const biteKinds = ['nipped', 'bit_no_injury', 'bit_with_injury'] as const;

export type BiteKind = (typeof biteKinds)[number];

/** A bite is recorded as a dated fact, never as a judgment of the animal. */
export const bites: Record<BiteKind, { label: string; explanation: string }> = {
  nipped: { label: 'Nipped', explanation: 'Snapped or nipped without holding on.' },
  bit_no_injury: { label: 'Bit, no injury', explanation: 'Teeth closed on skin and left no wound.' },
  bit_with_injury: { label: 'Bit, with injury', explanation: 'Left a wound that bled or was treated.' },
};

/** Suggestions for special conditions; free text is allowed too. */
export const conditionSuggestions = [
  'Allergies',
  'Anxiety medication',
  'Arthritis',
  'Blind',
  'Collapsing trachea',
  'Deaf',
  'Diabetes',
  'Ear infections',
  'Epilepsy or seizures',
  'Heart murmur',
  'Hip dysplasia',
  'Hot spots',
  'Kidney disease',
  'Luxating patella',
  'Pregnant',
  'Recent surgery',
  'Sensitive skin',
  'Skin tags or warts',
  'Slipped disc',
  'Three legs',
] as const;
