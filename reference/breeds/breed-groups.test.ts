import { expect, test } from 'vitest';
import { breedGroupOf, breedGroups } from './breed-groups.ts';
import { breeds } from './breeds.ts';

const group = (breed: string, species: 'dog' | 'cat' = 'dog') => breedGroupOf({ species, breed });

test('puts each cross with a Poodle of the breed list among the doodles, and no other dog', () => {
  const crosses = breeds.filter(
    ({ name, parents }) =>
      parents.some((each) => each.endsWith('Poodle')) || /doodle/i.test(name) || name === 'Poodle mix',
  );
  const doodles = breeds.filter(
    ({ name, species }) => group(name, species === 'cat' ? 'cat' : 'dog') === 'doodles',
  );
  expect(doodles.map(({ name }) => name).toSorted()).toEqual(crosses.map(({ name }) => name).toSorted());
});

test('names only breeds of the list', () => {
  const named = Object.values(breedGroups).map(
    ({ has, species }) => breeds.filter((each) => each.species === species && has(each.name)).length,
  );
  expect(Math.min(...named)).toBeGreaterThan(1);
});

test('groups breeds as salons do', () => {
  expect(group('English Springer Spaniel')).toBe('spaniels');
  expect(group('West Highland White Terrier')).toBe('terriers');
  expect(group('Golden Retriever')).toBe('retrievers');
  expect(group('Standard Poodle')).toBe('poodles');
  expect(group('Poodle mix')).toBe('doodles');
  expect(group('Beagle × Standard Poodle')).toBe('doodles');
  expect(group('Shetland Sheepdog')).toBe('shepherds_collies');
  expect(group('Siberian Husky')).toBe('spitz_huskies');
  expect(group('English Setter × Irish Setter')).toBe('setters');
  expect(group('English Setter × Beagle')).toBeUndefined();
  expect(group('Boxer')).toBeUndefined();
  expect(group('Maine Coon', 'cat')).toBe('longhair_cats');
  expect(group('Siberian')).toBeUndefined();
});
