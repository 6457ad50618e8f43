import { expect, test } from 'vitest';
import { estimateAll } from './estimate-all.ts';

const bella = { name: 'Bella', species: 'dog', size: 'large', coat: 'curly', breed: 'Goldendoodle' } as const;
const otto = {
  name: 'Otto',
  species: 'dog',
  size: 'medium',
  coat: 'double',
  breed: 'Siberian Husky',
} as const;
const gus = { name: 'Gus', species: 'goat', size: 'large', coat: 'short_double', breed: null } as const;

test('prices and work add up, and several pets take at least the longest and at most the total time', () => {
  const { usual, ask } = estimateAll([bella, otto], ['bath_brush'], false);
  const [one, other] = [bella, otto].map((pet) => estimateAll([pet], ['bath_brush'], false).usual);
  expect(ask).toEqual([]);
  expect(usual?.priceLow).toBe((one?.priceLow ?? 0) + (other?.priceLow ?? 0));
  expect(usual?.minutesHigh).toBe((one?.minutesHigh ?? 0) + (other?.minutesHigh ?? 0));
  expect(usual?.stayLow).toBe(Math.max(one?.stayLow ?? 0, other?.stayLow ?? 0));
  expect(usual?.stayHigh).toBeGreaterThan(usual?.minutesHigh ?? 0);
});

test('a pet without list prices is listed by name and excluded from the figures', () => {
  const alone = estimateAll([bella], ['full_groom'], false);
  expect(estimateAll([bella, gus], ['full_groom'], false)).toEqual({ usual: alone.usual, ask: ['Gus'] });
  expect(estimateAll([gus], ['full_groom'], true)).toEqual({ usual: null, ask: ['Gus'] });
});

test('a visit at home has no waiting time', () => {
  const { usual } = estimateAll([otto], ['bath_brush'], true);
  expect([usual?.stayLow, usual?.stayHigh]).toEqual([usual?.minutesLow, usual?.minutesHigh]);
});
