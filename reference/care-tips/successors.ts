/** Ids of tips that became part of another one: saved addresses and archives still name them. */
export const successors: Readonly<Record<string, string>> = {
  'exercise-harness-fit': 'health-trachea-care',
  'exercise-long-back-rules': 'health-lift-a-long-back',
  'grooming-cat-spot-wash': 'grooming-cat-bath',
  'health-no-human-toothpaste': 'safety-xylitol',
  'training-dry-tub': 'grooming-cup-not-sprayer',
  'training-nail-clippers-step-by-step': 'grooming-one-nail-a-day',
};
