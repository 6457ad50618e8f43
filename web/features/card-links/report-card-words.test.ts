import { expect, test } from 'vitest';
import { headlineOf, restOf, weeksAfter } from './report-card-words.ts';

test('the first sentence is the headline, and no sentence is said twice', () => {
  const card = { behavior: 'Calm on the table. Loves the dryer.', findings: 'One mat behind the ear.' };
  expect(headlineOf(card)).toBe('Calm on the table.');
  expect(restOf(card)).toEqual([
    { title: 'Coat and skin', text: 'One mat behind the ear.' },
    { title: 'Behavior', text: 'Loves the dryer.' },
  ]);
  const findingsOnly = { behavior: '', findings: 'Dry skin. Use the oat shampoo.' };
  expect(headlineOf(findingsOnly)).toBe('Dry skin.');
  expect(restOf(findingsOnly)).toEqual([{ title: 'Coat and skin', text: 'Use the oat shampoo.' }]);
  expect([headlineOf({ behavior: '', findings: ' ' }), restOf({ behavior: '', findings: '' })]).toEqual([
    'All done and ready.',
    [],
  ]);
});

test('the next groom is told as a day', () => {
  expect(weeksAfter('2026-11-24', 4)).toBe('Dec\u00a022');
});
