import { expect, test } from 'vitest';
import { href } from '#contract/pages.ts';
import { shellPartsOf } from './shell-parts.ts';

const headerOf = (path: string) => shellPartsOf(path).header;
const isQuiet = (path: string) => shellPartsOf(path).quiet;

test('no footer stands under the screens of daily work', () => {
  for (const page of ['groomer-dashboard', 'day', 'clients', 'messages'] as const)
    expect([page, shellPartsOf(href(page)).footer]).toEqual([page, false]);
  expect(shellPartsOf(href('landing')).footer).toBe(true);
});

test('a check-out has no bottom bar and no footer, since its total and its button are there', () => {
  const { bottomBar, footer } = shellPartsOf(href('check-out', { id: 'v-1' }));
  expect({ bottomBar, footer }).toEqual({ bottomBar: false, footer: false });
  expect(shellPartsOf(href('visit', { id: 'v-1' })).bottomBar).toBe(true);
});

test('the ways in, and pages of people and towns, have no links of the product for visitors', () => {
  for (const page of ['login', 'register', 'forgot-password'] as const)
    expect([page, headerOf(href(page))]).toEqual([page, 'public']);
  expect(headerOf(href('town-page', { state: 'tx', city: 'austin' }))).toBe('public');
  expect(headerOf(href('day'))).toBe('full');
});

test('nothing opens by itself over a form, an import, a check-out or a report card', () => {
  expect(isQuiet(href('register'))).toBe(true);
  expect(isQuiet(href('client-import', { id: 'new' }))).toBe(true);
  expect(isQuiet(href('check-out', { id: 'v-1' }))).toBe(true);
  expect(isQuiet(href('report-card', { id: 'v-1' }))).toBe(true);
  expect(isQuiet(href('day'))).toBe(false);
  expect(isQuiet(href('visit', { id: 'v-1' }))).toBe(false);
});

test('the greeting opens by itself on the landing and the dashboards alone', () => {
  for (const page of ['landing', 'groomer-dashboard', 'owner-dashboard', 'pet-owner-dashboard'] as const)
    expect([page, shellPartsOf(href(page)).greets]).toEqual([page, true]);
  for (const path of [href('shift', { id: 's-1' }), href('marketplace'), href('day'), href('register')])
    expect([path, shellPartsOf(path).greets]).toEqual([path, false]);
});
