import { describe, expect, test } from 'vitest';
import { speciesCodes } from '#contract/pets/pet-codes.ts';
import type { Species } from '#contract/pets/pet-codes.ts';
import { addDays } from '../calendar-days.ts';
import { careTips } from './catalog.ts';
import type { TipPet } from './fit.ts';
import { rankTips, restDays, restedTips } from './rank-tips.ts';

const pet = (species: Species, given: Partial<TipPet> = {}): TipPet => ({
  name: 'Bella',
  species,
  breed: null,
  coat: null,
  size: null,
  ageYears: null,
  conditions: [],
  ...given,
});

/** A day of each season in Illinois, where it freezes. */
const days = ['2026-04-15', '2026-07-15', '2026-10-15', '2026-01-15'];

/** All tips that fit a pet at some time of the year. */
const fitting = (one: TipPet): number =>
  new Set(
    days.flatMap((day) =>
      rankTips(careTips, { pets: [one], state: 'IL', day }, { limit: 999 }).map(({ tip }) => tip.id),
    ),
  ).size;

describe('there are enough tips', () => {
  test.each([
    ['a dog of unknown age and breed', pet('dog'), 60],
    ['a dog', pet('dog', { ageYears: 3 }), 60],
    ['a puppy', pet('dog', { ageYears: 0.3 }), 60],
    ['a senior dog', pet('dog', { ageYears: 12 }), 60],
    ['a cat', pet('cat', { ageYears: 3 }), 60],
    ['a kitten', pet('cat', { ageYears: 0.3 }), 60],
    ['a senior cat', pet('cat', { ageYears: 13 }), 60],
    ['a rabbit', pet('rabbit'), 24],
    ['a guinea pig', pet('guinea_pig'), 24],
    ['a ferret', pet('ferret'), 24],
    ['a horse', pet('horse'), 24],
    ['a goat', pet('goat'), 24],
    ['a pig', pet('pig'), 24],
    ['a hamster', pet('other', { breed: 'Hamster' }), 12],
    ['a bird', pet('other', { breed: 'Bird' }), 12],
    ['a parakeet', pet('other', { breed: 'Parakeet' }), 12],
  ] as const)('for %s', (_, one, least) => {
    expect(fitting(one)).toBeGreaterThanOrEqual(least);
  });
});

const stages = [null, 0.3, 3, 12] as const;
const breeds: Partial<Record<Species, readonly (string | null)[]>> = {
  dog: [null, 'Labrador Retriever', 'Pug', 'Goldendoodle'],
  cat: [null, 'Persian', 'Domestic Shorthair'],
  other: ['Hamster', 'Bird', 'Chinchilla', 'Hedgehog', 'Other animal', null],
};
/** Every species of the form; dogs and cats at each age, others by breed where tips ask for it. */
const everyKind = speciesCodes.flatMap((species) =>
  (breeds[species] ?? [null]).flatMap((breed) =>
    (species === 'dog' || species === 'cat' ? stages : [null]).map((ageYears) => ({
      species,
      breed,
      ageYears,
    })),
  ),
);

/** What an owner gets on each of 120 mornings, who also opens six tips on every third evening. */
function mornings(one: TipPet): (string | null)[] {
  const daily = new Map<string, string>();
  const seen = new Map<string, string>();
  return Array.from({ length: 2 * restDays }, (_, index) => {
    const household = { pets: [one], state: 'IL', day: addDays('2026-10-01', index), daily, seen } as const;
    const [best] = rankTips(restedTips(careTips, household), household, { limit: 1 });
    if (best) {
      daily.set(best.tip.id, household.day);
      seen.set(best.tip.id, household.day);
    }
    if (index % 3 === 0)
      for (const { tip } of rankTips(careTips, household, { limit: 6 }))
        seen.set(tip.id, `${household.day}T20`);
    return best?.tip.id ?? null;
  });
}

describe('the tip of the day never comes twice within 60 days', () => {
  test.each(everyKind)('$species, $breed, $ageYears years', ({ species, ...given }) => {
    const ids = mornings(pet(species, given));
    for (const [index, id] of ids.entries())
      if (id) expect(ids.slice(index + 1, index + restDays)).not.toContain(id);
    expect(ids.filter((id) => id !== null).length).toBeGreaterThan(0);
  });

  test.each(['dog', 'cat'] as const)('a young adult %s of a known breed has one each morning', (species) => {
    const breed = species === 'dog' ? 'Labrador Retriever' : 'Persian';
    const ids = mornings(pet(species, { breed, ageYears: 3 }));
    expect(ids.slice(0, restDays).every((id) => id !== null)).toBe(true);
  });
});

test('pressing again brings the next ones until all were shown, then the longest unseen', () => {
  const rabbit = pet('rabbit');
  const seen = new Map<string, string>();
  const press = (at: string) => {
    const day = '2026-07-15';
    const ranked = rankTips(careTips, { pets: [rabbit], state: 'IL', day, seen }, { limit: 6 });
    for (const { tip } of ranked) seen.set(tip.id, at);
    return ranked.map(({ tip }) => tip.id);
  };
  const all = fittingOn(rabbit, '2026-07-15');
  const pressed = Array.from({ length: Math.ceil(all / 6) }, (_, index) => press(`2026-07-15T10:0${index}`));
  expect(new Set(pressed.flat()).size).toBe(all);
  expect(pressed[0]).toEqual(expect.arrayContaining(press('2026-07-15T11:00').slice(0, all % 6 || 6)));
});

function fittingOn(one: TipPet, day: string): number {
  return rankTips(careTips, { pets: [one], state: 'IL', day }, { limit: 999 }).length;
}
