import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '#contract/pages.ts';
import { readArrows } from './arrows.ts';

const root = path.join(import.meta.dirname, '..');
const { files } = await readArrows();
const sources = await Promise.all(
  files
    .filter((file) => /^(web|server\/modules)\//.test(file) && !/\.(test|testing)\./.test(file))
    .map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
);

const keyWrittenByHand = /queryKey:\s*\[\s*['"`]/;
const firstParts = new Set(Object.values(pages).map((address) => address.split('/')[1]));
/** Finds strings that begin like the URL of a page. */
const addresses = (text: string) =>
  [...text.matchAll(/['"`]\/([a-z-]+)(?=['"`/?#])/g)].filter(([, first]) => firstParts.has(first));

const handWritten = (file: string, text: string) =>
  keyWrittenByHand.test(text) || addresses(text).length > 0 ? [file] : [];

test('no query key and no page URL is written by hand', () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.flatMap(({ file, text }) => handWritten(file, text))).toEqual([]);
});

test.each([
  "useQuery({ queryKey: ['api', 'shifts'], queryFn })",
  'const shift = `/shifts/${id}`;',
  '<Link to="/login">',
  "path: '/owner?tab=apps',",
])('the check finds: %s', (sample) => {
  expect(handWritten('sample.ts', sample)).toEqual(['sample.ts']);
});
