import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const themes = ['light', 'dark'] as const;
const text = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const tokens = new Map(
  [...text.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

/** Relative luminance of '#rrggbb', by WCAG. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: (typeof themes)[number]): number {
  const [first, second] = [one, other].map((name) => {
    const token = tokens.get(name);
    if (!token) throw new Error(`There is no color --${name}`);
    return luminance(token[theme]);
  });
  const [dark = 0, light = 0] = [first ?? 0, second ?? 0].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['page', 'card', 'raised'];
const words = ['ink', 'ink-2', 'primary', 'danger', 'good', 'groomer', 'owner', 'parent'];
const people = ['green', 'blue', 'plum', 'coral', 'amber', 'teal', 'pink', 'slate'];
const marks = [
  'line-strong',
  'focus',
  'primary',
  'danger',
  'groomer',
  'owner',
  'parent',
  ...people.map((color) => `person-${color}`),
];
const onFills = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-mine', 'mine'],
  ['on-role', 'groomer'],
  ['on-role', 'owner'],
  ['on-role', 'parent'],
  ['straw-ink', 'straw-soft'],
  ['ink', 'tag'],
  ['ink', 'sunk'],
  ['ink-2', 'sunk'],
  ['ink', 'primary-soft'],
  ['ink', 'groomer-soft'],
  ['ink', 'owner-soft'],
  ['ink', 'parent-soft'],
] as const;
/** What is chosen is known by its edge: on its tint, and on the ground around it. */
const edges = ['primary', 'groomer', 'owner', 'parent'].flatMap((color): [string, string][] => [
  [color, `${color}-soft`],
  [color, 'sunk'],
]);

const on = (names: string[]) =>
  names.flatMap((name) => grounds.map((ground): readonly [string, string] => [name, ground]));

describe.each(themes)('in the %s theme', (theme) => {
  const below = (pairs: (readonly [string, string])[], least: number) =>
    pairs.filter((pair) => contrast(...pair, theme) < least);

  test('text has a contrast of 4.5', () => {
    expect(below([...on(words), ...onFills], 4.5)).toEqual([]);
  });

  test('borders of fields, the focus and other marks have a contrast of 3', () => {
    expect(below([...on(marks), ...edges, ['line-strong', 'sunk'], ['focus', 'sunk']], 3)).toEqual([]);
  });
});
