import { expect, test } from 'vitest';
import type { CoatState } from '#contract/grooming/grooming-lifecycle.ts';
import { coatLines, notedCoats } from './coat-lines.ts';

const extras = {
  matsPerQuarterHour: 2000,
  severeMats: 4500,
  handling: null,
  fleaCleanup: null,
  latePickupPerQuarterHour: null,
  travel: null,
  leastAtHome: null,
};
const pet = (name: string, coatState: CoatState | null) => ({ name, coatState });

test('a matted coat adds a quarter of an hour, a pelted one the price of a shave-down, and the words say whose', () => {
  const { lines, reason } = coatLines(
    [pet('Otto', 'matted'), pet('Bella', 'pelted'), pet('Max', null)],
    extras,
  );
  expect(lines).toMatchObject([
    { name: 'Mats, 15 min', amount: '20' },
    { name: 'Severe mats (shave-down)', amount: '45' },
  ]);
  expect(reason).toBe('Otto came matted. Bella came pelted.');
});

test('two matted coats are one line of half an hour', () => {
  const { lines, reason } = coatLines([pet('Otto', 'matted'), pet('Bella', 'matted')], extras);
  expect(lines).toMatchObject([{ name: 'Mats, 30 min', amount: '40' }]);
  expect(reason).toBe('Otto and Bella came matted.');
});

test('what the list has no price for is left to type, and a good coat adds nothing', () => {
  expect(coatLines([pet('Otto', 'matted'), pet('Bella', 'matted')], null).lines).toMatchObject([
    { name: 'Mats', amount: '' },
  ]);
  expect(coatLines([pet('Otto', 'maintained'), pet('Max', 'overgrown')], extras)).toEqual({
    lines: [],
    reason: '',
  });
});

test('what is noted of the coats names the pets that are more work', () => {
  const pets = [
    { name: 'Poppy', coatState: 'matted' as const },
    { name: 'Pip', coatState: 'maintained' as const },
  ];
  expect(notedCoats(pets)).toBe('Poppy is noted as matted');
  expect(notedCoats([...pets, { name: 'Otto', coatState: 'matted' }])).toBe(
    'Poppy and Otto are noted as matted',
  );
  expect(notedCoats([{ name: 'Pip', coatState: null }])).toBeUndefined();
});
