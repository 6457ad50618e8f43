import { expect, test } from 'vitest';
import { href } from '#contract/pages.ts';
import { shellPartsOf } from './shell-parts.ts';

const isQuiet = (path: string) => shellPartsOf(path).quiet;

test('no footer stands under the screens of daily work', () => {
  for (const page of ['groomer-dashboard', 'day', 'clients', 'messages'] as const)
    expect([page, shellPartsOf(href(page)).footer]).toEqual([page, false]);
  expect(shellPartsOf(href('landing')).footer).toBe(true);
});

test('nothing opens by itself over a form, an import, a check-out or a report card', () => {
  expect(isQuiet(href('register'))).toBe(true);
  expect(isQuiet(href('client-import', { id: 'new' }))).toBe(true);
  expect(isQuiet(href('check-out', { id: 'v-1' }))).toBe(true);
  expect(isQuiet(href('report-card', { id: 'v-1' }))).toBe(true);
  expect(isQuiet(href('day'))).toBe(false);
  expect(isQuiet(href('visit', { id: 'v-1' }))).toBe(false);
});
