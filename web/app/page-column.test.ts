import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Pages of clients, who see one sheet and no navigation. */
const sheets = ['booking-page', 'client-visit', 'pet-transfer'];

test('no page of a member narrows its column by itself, which would move its left edge', () => {
  const narrowed = globSync('web/{app,pages,features}/**/*.tsx').filter((file) =>
    /['"`][^'"`]*\bwrap (?:[^'"`]* )?max-w-/.test(readFileSync(file, 'utf8')),
  );
  expect(new Set(narrowed.map((file) => file.split('/').at(-2)))).toEqual(new Set(sheets));
});
