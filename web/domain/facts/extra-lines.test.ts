import { expect, test } from 'vitest';
import { pricedExtras } from '#reference/prices/extra-prices.ts';
import { withExtra } from './extra-lines.ts';

const [mats, handling] = pricedExtras({
  matsPerQuarterHour: 2000,
  severeMats: null,
  handling: 1500,
  fleaCleanup: null,
  latePickupPerQuarterHour: null,
  travel: null,
  leastAtHome: null,
});
type Line = Parameters<Parameters<typeof withExtra>[2]>[0];
const add = (lines: Line[], extra = mats) => (extra ? withExtra(lines, extra, (typed) => typed) : lines);

test('an extra by the quarter of an hour grows with each tap, in words and amount', () => {
  const once = add([]);
  expect(once).toMatchObject([{ name: 'Mats, 15 min', amount: '20' }]);
  expect(add(add(once))).toMatchObject([{ name: 'Mats, 45 min', amount: '60' }]);
});

test('another extra is added once, and what was typed before stays', () => {
  const typed = { key: 'a', name: 'Teeth', amount: '12' };
  const once = add([typed], handling);
  expect(once).toMatchObject([typed, { name: 'Extra handling', amount: '15' }]);
  expect(add(once, handling)).toEqual(once);
});
