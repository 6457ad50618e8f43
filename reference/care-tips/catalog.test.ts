import { describe, expect, test } from 'vitest';
import {
  petConditions,
  seasons,
  tipCategories,
  tipDifficulties,
  tipDrawings,
} from '#contract/care-tips/care-tip-codes.ts';
import type { TipDrawing } from '#contract/care-tips/care-tip-codes.ts';
import { coatCodes, sizeCodes } from '#contract/pets/pet-codes.ts';
import type { Species } from '#contract/pets/pet-codes.ts';
import { breedNamed } from '../breeds/breed-index.ts';
import { coats } from '../coats.ts';
import type { CareTip } from './care-tip.ts';
import { careTips } from './catalog.ts';
import { successors } from './successors.ts';

const stages = ['young', 'young_adult', 'mature', 'senior'] as const;
const ids = (tips: readonly CareTip[]) => tips.map(({ id }) => id);
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const textOf = ({ title, content, steps, redFlag = '' }: CareTip) =>
  [title, content, ...steps, redFlag].join(' ');
const forSpecies = (species: Species) => careTips.filter(({ fits }) => fits.species.includes(species));

/** The animals that each drawing shows; one that shows none, or the danger itself, suits every tip. */
const drawn: Partial<Record<TipDrawing, readonly Species[]>> = {
  ...Object.fromEntries(
    'brush comb_mat bath dryer nails ears eyes teeth paws coat_season table bowl treat walk sun snow vet'
      .split(' ')
      .map((name) => [name, ['dog']]),
  ),
  ...Object.fromEntries(
    'cat_bowl cat_carrier cat_comb cat_paw cat_teeth cat_towel litter scale'
      .split(' ')
      .map((name) => [name, ['cat']]),
  ),
  play: ['dog', 'cat'],
  rest: ['dog', 'cat'],
  hay: ['rabbit', 'guinea_pig', 'goat', 'horse'],
  bird: ['other'],
  dust_bath: ['other'],
  ferret: ['ferret'],
  goat: ['goat'],
  guinea_pig: ['guinea_pig'],
  hamster: ['other'],
  horse: ['horse'],
  pig: ['pig'],
  rabbit: ['rabbit'],
};

describe('the catalog of care tips', () => {
  test('has at least 150 tips: 25 for cats, 12 for other species', () => {
    expect(careTips.length).toBeGreaterThanOrEqual(150);
    expect(forSpecies('cat').length).toBeGreaterThanOrEqual(25);
    const others = careTips.filter(
      ({ fits }) => !fits.species.includes('dog') && !fits.species.includes('cat'),
    );
    expect(others.length).toBeGreaterThanOrEqual(12);
  });

  test('gives each tip a unique id that begins with its category', () => {
    expect(new Set(ids(careTips)).size).toBe(careTips.length);
    const odd = careTips.filter(
      ({ id, category }) => !/^[a-z]+(-[a-z0-9]+)+$/.test(id) || !id.startsWith(category),
    );
    expect(ids(odd)).toEqual([]);
  });

  test('maps each id that was given up to a tip that is there', () => {
    const known = new Set(ids(careTips));
    expect(Object.keys(successors).filter((id) => known.has(id))).toEqual([]);
    expect(Object.values(successors).filter((id) => !known.has(id))).toEqual([]);
  });

  test('keeps every tip short and complete', () => {
    const odd = careTips.filter(
      ({ title, content, estimatedTime, source }) =>
        wordsOf(content).length > 120 ||
        wordsOf(content).length < 25 ||
        title.length > 80 ||
        !title.trim() ||
        !estimatedTime.trim() ||
        !source.title ||
        !source.body ||
        (source.year ?? 2026) < 1990 ||
        (source.year === null && source.readOn === null),
    );
    expect(ids(odd)).toEqual([]);
  });

  test('begins each tip with two or three steps of one line, whose figures are those of the tip', () => {
    const odd = careTips.flatMap(({ id, steps, ...tip }) => [
      ...(steps.length < 2 || steps.length > 3 || new Set(steps).size < steps.length ? [id] : []),
      ...steps.filter((step) => step.length > 52 || step.endsWith('.') || !/^\p{Lu}/u.test(step)),
      ...steps
        .flatMap((step) => step.match(/\d+/g) ?? [])
        .filter((figure) => !`${tip.title} ${tip.content}`.includes(figure))
        .map((figure) => `${id}: ${figure}`),
    ]);
    expect(odd).toEqual([]);
  });

  test('was compared with the text of its source, but where none could be read', () => {
    const unread = careTips.filter(({ source }) => source.readOn === null);
    expect(ids(unread)).toEqual(['grooming-rabbit-spot-clean', 'grooming-guinea-pig-spot-clean']);
  });

  test('says when to see a vet in grooming, health and safety', () => {
    const silent = careTips.filter(
      ({ category, redFlag }) => ['grooming', 'health', 'safety'].includes(category) && !redFlag,
    );
    expect(ids(silent)).toEqual([]);
  });

  test('names no dose and uses no exclamation marks or capitals', () => {
    const dosed = careTips.filter((tip) => /\d\s?(mg|ml|mcg|milligram|milliliter)/i.test(textOf(tip)));
    const loud = careTips.filter((tip) => /!|[A-Z]{6,}/.test(textOf(tip)));
    expect([ids(dosed), ids(loud)]).toEqual([[], []]);
  });

  test('sends advanced tips about health, food and safety to a vet or a groomer', () => {
    const alone = careTips.filter(
      ({ category, difficulty, title, content }) =>
        difficulty === 'advanced' &&
        ['health', 'nutrition', 'safety'].includes(category) &&
        !/\b(vet|vets|veterinar\w+|groomer|groomers|clinic)\b/i.test(`${title} ${content}`),
    );
    expect(ids(alone)).toEqual([]);
  });

  test('names only breeds of the list', () => {
    const unknown = careTips.flatMap(({ id, fits }) =>
      (fits.breeds ?? [])
        .filter((name) => !fits.species.some((species) => breedNamed(name, species)))
        .map((name) => `${id}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('has no tip that requires what it rules out', () => {
    const torn = careTips.filter(
      ({ fits, never }) =>
        (fits.coats?.every((coat) => never?.coats?.includes(coat)) ?? false) ||
        (fits.stages?.every((stage) => never?.stages?.includes(stage)) ?? false) ||
        (fits.conditions?.some((condition) => never?.conditions?.includes(condition)) ?? false),
    );
    expect(ids(torn)).toEqual([]);
  });

  test.each(tipCategories)('has tips of every difficulty in %s', (category) => {
    const found = new Set(
      careTips.filter((tip) => tip.category === category).map(({ difficulty }) => difficulty),
    );
    expect([...found].toSorted()).toEqual([...tipDifficulties].toSorted());
  });

  test('covers every coat, size, season, condition and drawing', () => {
    const missing = [
      ...coatCodes.filter((coat) => !careTips.some(({ fits }) => fits.coats?.includes(coat))),
      ...sizeCodes.filter((size) => !careTips.some(({ fits }) => fits.sizes?.includes(size))),
      ...seasons.filter((season) => !careTips.some(({ fits }) => fits.seasons?.includes(season))),
      ...petConditions.filter(
        (condition) =>
          !careTips.some(({ fits, alsoFits }) =>
            [fits, alsoFits].some((one) => one?.conditions?.includes(condition)),
          ),
      ),
      ...tipDrawings.filter((drawing) => !careTips.some((tip) => tip.drawing === drawing)),
    ];
    expect(missing).toEqual([]);
    expect(Object.keys(coats)).toHaveLength(coatCodes.length);
  });

  test.each(['dog', 'cat'] as const)('has tips for every stage of a %s', (species) => {
    const missing = stages.filter(
      (stage) => !forSpecies(species).some(({ fits }) => fits.stages?.includes(stage)),
    );
    expect(missing).toEqual([]);
  });

  test('shows no other animal than those a tip is for', () => {
    const odd = careTips.filter(
      ({ drawing, fits }) =>
        drawn[drawing] && !fits.species.some((species) => drawn[drawing]?.includes(species)),
    );
    expect(ids(odd)).toEqual([]);
  });

  test('has no two similar tips', () => {
    const words = careTips.map(({ title, content }) => ({
      title,
      words: new Set(wordsOf(`${title} ${content}`.toLowerCase()).filter((word) => word.length > 4)),
    }));
    const alike = words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter((other) => likeness(one.words, other.words) > 0.3)
        .map((other) => `${one.title} ~ ${other.title}`),
    );
    expect(alike).toEqual([]);
  });
});

/** The share of words that two texts have in common, 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}
