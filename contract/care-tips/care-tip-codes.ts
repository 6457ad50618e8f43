/** The codes used by care tips; `reference/care-tips/` defines their meaning. */

export const tipCategories = ['grooming', 'health', 'nutrition', 'training', 'exercise', 'safety'] as const;
export type TipCategory = (typeof tipCategories)[number];

export const tipDifficulties = ['easy', 'moderate', 'advanced'] as const;
export type TipDifficulty = (typeof tipDifficulties)[number];

/** The available drawings. */
export const tipDrawings = [
  'brush',
  'comb_mat',
  'bath',
  'dryer',
  'nails',
  'ears',
  'eyes',
  'teeth',
  'paws',
  'coat_season',
  'table',
  'cat_carrier',
  'litter',
  'rabbit',
  'hay',
  'bowl',
  'scale',
  'treat',
  'walk',
  'play',
  'rest',
  'sun',
  'snow',
  'tick',
  'poison',
  'vet',
  'cat_bowl',
  'cat_comb',
  'cat_paw',
  'cat_teeth',
  'cat_towel',
  'dust_bath',
  'ferret',
  'goat',
  'bird',
  'guinea_pig',
  'hamster',
  'horse',
  'pig',
] as const;
export type TipDrawing = (typeof tipDrawings)[number];

/** The path of a drawing as an SVG file; a tip's `imageUrl`. */
export const drawingAddress = (drawing: TipDrawing): string => `/tip-drawings/${drawing}.svg`;

export const seasons = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof seasons)[number];

/** Conditions of a pet, derived from its special conditions and its temperament. */
export const petConditions = [
  'allergies',
  'anxious',
  'arthritis',
  'blind',
  'deaf',
  'dental',
  'diabetes',
  'dislikes_dryer',
  'dislikes_nails',
  'dislikes_water',
  'ear_trouble',
  'has_bitten',
  'heart',
  'kidney',
  'muzzle',
  'overweight',
  'pregnant',
  'seizures',
  'skin_trouble',
  'slipped_disc',
  'surgery',
  'three_legs',
  'touchy_face',
  'touchy_feet',
  'trachea',
  'wary_of_dogs',
  'wary_of_strangers',
] as const;
export type PetCondition = (typeof petConditions)[number];
