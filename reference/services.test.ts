import { serviceCodes } from '#contract/pets/pet-codes.ts';
import { describe, expect, test } from 'vitest';
import { services, suits } from './services.ts';

describe('services', () => {
  test('have an explanation of one sentence each', () => {
    const wordy = serviceCodes.filter((code) => !/^[A-Z][^.!]+\.$/.test(services[code].explanation));
    expect(wordy).toEqual([]);
  });

  test('never include each other', () => {
    const circles = serviceCodes.filter((code) =>
      services[code].includes.some((part) => part === code || services[part].includes.includes(code)),
    );
    expect(circles).toEqual([]);
  });

  test('suit the animals they are made for', () => {
    expect(suits('hand_strip', { species: 'dog', coat: 'wire' })).toBe(true);
    expect(suits('hand_strip', { species: 'dog', coat: 'curly' })).toBe(false);
    expect(suits('deshed', { species: 'dog', coat: 'curly' })).toBe(false);
    expect(suits('deshed', { species: 'cat', coat: 'short_double' })).toBe(true);
    expect(suits('puppy_intro', { species: 'cat' })).toBe(true);
    expect(suits('puppy_intro', { species: 'rabbit' })).toBe(false);
    expect(suits('full_groom', { species: 'cat', coat: 'hairless' })).toBe(true);
    expect(suits('nail_trim', { species: 'guinea_pig', coat: 'hairless' })).toBe(true);
  });

  test.each(['horse', 'goat', 'pig'] as const)('a %s has no nails and no paw pads', (species) => {
    expect(
      (['nail_trim', 'nail_grind', 'paw_pad'] as const).filter((code) => suits(code, { species })),
    ).toEqual([]);
  });

  test.each([
    ['Irish Setter', 'long', true],
    ['English Springer Spaniel', 'long', true],
    ['American Cocker Spaniel mix', 'long', true],
    ['Brittany', 'long', true],
    ['Border Terrier', 'wire', true],
    ['Afghan Hound', 'silky', false],
    ['Old English Sheepdog', 'long', false],
    ['Pekingese', 'long', false],
    [null, 'long', false],
  ] as const)('hand stripping is for a %s (%s): %s', (breed, coat, fits) => {
    expect(suits('hand_strip', { species: 'dog', coat, breed })).toBe(fits);
  });

  test('are not ruled out by unknown facts', () => {
    expect(serviceCodes.filter((code) => !suits(code, {}))).toEqual([]);
  });
});
