import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const cells = (...row: unknown[]) => toCsv([row]).slice(1, -2);

test('a file begins with the mark of UTF-8 and ends its rows as RFC 4180 says', () => {
  expect(
    toCsv([
      ['José', 1],
      ['a,b', 'say "hi"\nnow'],
    ]),
  ).toBe('\uFEFFJosé,1\r\n"a,b","say ""hi""\nnow"\r\n');
});

test.each(['-3.50', '0', '1240.50', '-0.09', -7, 12.3])('%s stays a number', (value) =>
  expect(cells(value)).toBe(String(value)),
);

test.each([
  '=1+1',
  '+cmd',
  '-2+3',
  '@sum(1)',
  '-3.50-1',
  '+15125550142',
  ' =1',
  '\u200B=1',
  '\uFEFF@a',
  '\u00A0+a',
  '\uFF1D1+1',
  '--5',
  '-',
  '-1e3',
])('%j is harmless', (value) => expect(cells(value)).toBe(`'${value}`));

test.each(['\t=1', '\r=1', '\n=1'])('%j is harmless', (value) =>
  expect(cells(value).replaceAll('"', '')).toBe(`'${value}`),
);

test('a phone number and a text with a sign inside stay as they are', () => {
  expect(cells('(512) 555-0142', 'a=b', null, undefined, ['a'])).toBe('(512) 555-0142,a=b,,,"[""a""]"');
});
