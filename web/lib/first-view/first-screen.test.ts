import { expect, onTestFinished, test } from 'vitest';
import { isDesktop, matchesFirst, readFirstScreen } from './first-screen.ts';

test.each([
  [true, { 'sec-ch-ua-mobile': '?0' }],
  [false, { 'sec-ch-ua-mobile': '?1', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }],
  [true, { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15' }],
  [true, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Firefox/145.0' }],
  [false, { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Mobile/15E148' }],
  [false, { 'user-agent': 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Firefox/145.0' }],
  [false, {}],
])('is %s a desktop: %o', (desktop, headers) => {
  expect(isDesktop(new Headers(headers))).toBe(desktop);
});

test.each([
  [true, ['(width >= 64rem)']],
  [false, ['(width < 48rem)', '(pointer: coarse)']],
  [undefined, []],
])('drawn for a desktop: %s, these media queries match: %o', (desktop, matching) => {
  readFirstScreen(() => desktop);
  onTestFinished(() => readFirstScreen(() => undefined));
  const asked = ['(width >= 64rem)', '(width < 48rem)', '(pointer: coarse)', '(prefers-contrast: more)'];
  expect(asked.filter(matchesFirst)).toEqual(matching);
});
