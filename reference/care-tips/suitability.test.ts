import { describe, expect, test } from 'vitest';
import type { Species } from '#contract/pets/pet-codes.ts';
import type { State } from '#reference/places/states.ts';
import { careTips } from './catalog.ts';
import { conditionsOf } from './conditions.ts';
import { knownPet, traitsThatFit } from './fit.ts';
import type { TipPet } from './fit.ts';
import { rankTips } from './rank-tips.ts';
import { weatherAt } from './season.ts';

type Given = Partial<TipPet> & { on?: string; state?: State };

/** A grown dog in Ohio in July, unless told otherwise. */
function isGiven(id: string, species: Species, given: Given): boolean {
  const { on = '2026-07-15', state = 'OH', ...rest } = given;
  const tip = careTips.find((one) => one.id === id);
  if (!tip) throw new Error(`There is no tip ${id}`);
  const pet = knownPet({
    name: 'Bella',
    species,
    breed: null,
    coat: null,
    size: 'medium',
    ageYears: 4,
    conditions: [],
    ...rest,
  });
  return traitsThatFit(tip, pet, weatherAt(on, state)) !== null;
}

const winter = '2026-01-15';
const told = (...specialConditions: string[]) => conditionsOf({ specialConditions, temperament: [] });
const withheld: readonly [string, string, Species, Given][] = [
  ['raw food, to a puppy', 'nutrition-raw-food-risks', 'dog', { ageYears: 0.3 }],
  ['raw food, to a kitten', 'nutrition-raw-food-risks', 'cat', { ageYears: 0.3 }],
  ['raw food, to a senior', 'nutrition-raw-food-risks', 'dog', { ageYears: 13 }],
  ['raw food, to a pregnant dog', 'nutrition-raw-food-risks', 'dog', { conditions: ['pregnant'] }],
  [
    'hot spots, to a dog that has them, in winter',
    'health-hot-spot',
    'dog',
    { on: winter, conditions: told('Hot spots') },
  ],
  ['hot spots, to a doodle', 'health-hot-spot', 'dog', { breed: 'Goldendoodle' }],
  ['fireworks, to a dog that nobody calls anxious', 'safety-fireworks', 'dog', {}],
  ['a bath, to a Persian', 'grooming-cat-bath', 'cat', { breed: 'Persian' }],
  [
    'keep the coat, to an Old English Sheepdog',
    'grooming-keep-the-double-coat',
    'dog',
    { breed: 'Old English Sheepdog' },
  ],
  [
    'a muzzle, to a dog that wears one',
    'training-basket-muzzle',
    'dog',
    { conditions: conditionsOf({ specialConditions: [], temperament: ['needs_muzzle'] }) },
  ],
  ['a muzzle, to a dog of unknown age', 'training-basket-muzzle', 'dog', { ageYears: null }],
  ['a blocked cat, to a senior', 'health-blocked-cat', 'cat', { ageYears: 14 }],
  ['a blocked cat, to one of unknown age', 'health-blocked-cat', 'cat', { ageYears: null }],
  ['a medicated bath, to a cat', 'health-medicated-bath', 'cat', { conditions: ['skin_trouble'] }],
  ['heat, to a cat', 'safety-cat-overheats', 'cat', {}],
  ['heat, to a rabbit', 'safety-small-pets-heat', 'rabbit', {}],
  ['vaccines, to a grown rescue', 'health-vaccines-before-salon', 'dog', { ageYears: 6 }],
  [
    'large puppy food, to a Great Dane of ten weeks',
    'nutrition-large-breed-puppy-food',
    'dog',
    { breed: 'Great Dane', size: 'small', ageYears: 0.19 },
  ],
  ['water, to a healthy cat', 'nutrition-water-everywhere', 'cat', {}],
  ['one hand on the pet, to a big dog', 'safety-tub-and-table', 'dog', { size: 'extra_large' }],
  ['hot pavement, in Nevada in May', 'safety-hot-pavement', 'dog', { on: '2026-05-15', state: 'NV' }],
  ['salt, in Minnesota', 'safety-ice-melt', 'dog', { on: winter, state: 'MN' }],
  ['heat, to a dog whose breed was typed in', 'exercise-flat-face-rules', 'dog', { breed: 'frenchie' }],
];
test('what to do after a bite goes to a pet with one on record', () => {
  const none = { specialConditions: [], temperament: [] };
  for (const bites of [{ bites: [{}] }, { filedBites: [{}] }])
    expect(isGiven('safety-bite-report', 'dog', { conditions: conditionsOf({ ...none, ...bites }) })).toBe(
      true,
    );
});

const wrong: readonly [string, string, Species, Given][] = [
  [
    'what to do after a bite, to a dog that is wary and never bit',
    'safety-bite-report',
    'dog',
    { conditions: conditionsOf({ specialConditions: [], temperament: ['wary_of_strangers'], bites: [] }) },
  ],
  ['swimming, with a slipped disc', 'exercise-first-swim', 'dog', { conditions: ['slipped_disc'] }],
  ['swimming, on three legs', 'exercise-first-swim', 'dog', { conditions: ['three_legs'] }],
  ['swimming, pregnant', 'exercise-first-swim', 'dog', { conditions: ['pregnant'] }],
  ['swimming, with hot spots', 'exercise-first-swim', 'dog', { conditions: told('Hot spots') }],
  ['a home dryer, with seizures', 'grooming-home-dryer', 'dog', { conditions: ['seizures'] }],
  ['a home dryer, with a weak windpipe', 'grooming-home-dryer', 'dog', { conditions: ['trachea'] }],
  ['new food in a week, with diabetes', 'nutrition-change-food-slowly', 'dog', { conditions: ['diabetes'] }],
  [
    'new food in a week, with weak kidneys',
    'nutrition-change-food-slowly',
    'cat',
    { conditions: ['kidney'] },
  ],
  [
    'tiny puppy meals, to a Great Dane',
    'nutrition-tiny-puppy-meals',
    'dog',
    { breed: 'Great Dane', size: 'small', ageYears: 0.19 },
  ],
  [
    'tear stains, to a big curly puppy',
    'grooming-tear-stains',
    'dog',
    { breed: 'Standard Poodle', size: 'small', ageYears: 0.2 },
  ],
  ['an undercoat rake, to a Pug', 'grooming-keep-the-double-coat', 'dog', { breed: 'Pug', size: 'small' }],
  ['an undercoat rake, to a Beagle', 'grooming-keep-the-double-coat', 'dog', { breed: 'Beagle' }],
  [
    'a first salon visit, at eleven months',
    'grooming-puppy-first-visit',
    'dog',
    { breed: 'Great Dane', ageYears: 0.92 },
  ],
  [
    'cushions to step over, with a slipped disc',
    'exercise-winter-indoor-circuit',
    'dog',
    { breed: 'Dachshund', on: winter, conditions: ['slipped_disc'] },
  ],
  ['salt, in Florida', 'safety-ice-melt', 'dog', { on: winter, state: 'FL' }],
  ['salt, in Arizona', 'safety-ice-melt', 'dog', { on: winter, state: 'AZ' }],
  ['salt, in Texas', 'safety-ice-melt', 'dog', { on: winter, state: 'TX' }],
  [
    'icy days, in Louisiana',
    'exercise-winter-indoor-circuit',
    'dog',
    { breed: 'Chihuahua', size: 'small', on: winter, state: 'LA' },
  ],
  ['antifreeze, in California', 'safety-antifreeze', 'dog', { on: winter, state: 'CA' }],
  ['kept from other dogs, a cat', 'health-expecting-mother', 'cat', { conditions: ['pregnant'] }],
  ['a slow bowl for a medium dog, when nobody told the size', 'nutrition-slow-bowl', 'dog', { size: null }],
  [
    'obstacles, with a flat face that was typed in',
    'exercise-body-before-obstacles',
    'dog',
    { breed: 'frenchie', ageYears: 2 },
  ],
];

describe('who gets a tip', () => {
  test.each(withheld)('%s', (_, id, species, given) => {
    expect(isGiven(id, species, given)).toBe(true);
  });

  test.each(wrong)('not %s', (_, id, species, given) => {
    expect(isGiven(id, species, given)).toBe(false);
  });

  test('a warning is never withheld from those it is for', () => {
    expect(careTips.filter(({ kind, never }) => kind === 'warning' && never)).toEqual([]);
    expect(careTips.filter(({ kind }) => kind === 'warning').length).toBeGreaterThan(80);
  });

  test('no tip sends a stranger’s hand to a wary dog', () => {
    const wary = careTips.filter(({ fits }) => fits.conditions?.includes('wary_of_strangers'));
    expect(wary.filter(({ content }) => /groomer’s hand|offers a/.test(content))).toEqual([]);
  });
});

const reasons = (pet: Partial<TipPet> & Pick<TipPet, 'species'>, state: State, day: string) =>
  rankTips(
    careTips,
    {
      pets: [{ name: 'Nib', breed: null, coat: null, size: null, ageYears: 4, conditions: [], ...pet }],
      state,
      day,
    },
    { limit: 999 },
  )
    .map(({ because }) => because)
    .join(' ');

test('the reason says warm all year in Hawaii, names small pets, and is not blunt', () => {
  const hawaii = reasons({ species: 'dog' }, 'HI', '2026-12-15');
  expect(hawaii).toContain('it is warm all year');
  expect(hawaii).not.toContain('summer');
  const hamster = reasons({ species: 'other', breed: 'Hamster' }, 'OH', '2026-12-15');
  expect(hamster).toContain('Because Nib is a hamster.');
  expect(reasons({ species: 'dog', conditions: ['overweight'] }, 'OH', '2026-12-15')).not.toContain(
    'too much',
  );
});
