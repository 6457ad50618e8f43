import { expect, test } from 'vitest';
import { importLimits, importTargets } from '#contract/client-imports.ts';
import type { ImportTarget } from '#contract/client-imports.ts';
import { toCsv } from '#server/platform/csv.ts';
import { readFile } from '../read-file.ts';
import { judgeRows } from './judge-rows.ts';

/** Numbers that are the same in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const pieces = [
  'Maria',
  'Garcia',
  "O'Brien",
  'Bella',
  '&',
  '/',
  ',',
  ';',
  '(',
  ')',
  '512-555-0142',
  '5125550142',
  '+1',
  '$',
  '1,200',
  '85+tip',
  '6-8',
  'every',
  'wks',
  '9/14/26',
  '31.2.2026',
  'mid Sept',
  '=HYPERLINK("http://x.example","y")',
  '@SUM(A1)',
  '-',
  '"',
  "'",
  '\n',
  '\t',
  '𝓑ella',
  '\u202e',
  '\u0080',
  'é',
  'e\u0301',
  '😀',
  'null',
  'N/A',
  '0',
  '00000',
  '99999999999999999999',
  'NaN',
  '<b>',
  '%',
  '1e9',
  'a@example.com',
  'www.x.example',
  'Total',
  'Goldendoodle / chi mix',
  '62 lb',
  '(((((',
  ')))))',
  'x'.repeat(90),
  '1:30',
  '2 hrs',
  '\ud800',
] as const;

/** A text without what cells and names drop. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}\p{P}\p{S}]/gu, '')
    .toLowerCase();

test('Twenty thousand hostile rows: none is lost, none is invented, and nothing breaks', async () => {
  const roll = dice(20_261_120);
  const some = () =>
    Array.from({ length: 1 + roll(3) }, () => pieces[roll(pieces.length)]).join(roll(3) ? ' ' : '');
  const cell = () => (roll(3) === 0 ? some() : '');
  const targets = Object.keys(importTargets) as ImportTarget[];
  const rows = Array.from({ length: importLimits.rows }, () => targets.map(cell));
  const bytes = Buffer.from(toCsv([targets.map((target) => importTargets[target]), ...rows]));
  const file = await readFile(bytes, '2026-11-20');
  const columns = targets.map((as, index) => ({ index, as, header: importTargets[as] }));
  const judged = judgeRows({ ...file, columns, headings: file.headings?.cells ?? null, today: '2026-11-20' });
  const filled = rows.filter((cells) => cells.some((text) => /[^\s\p{Cc}\p{Cf}]/u.test(text))).length;
  expect(judged.length).toBeGreaterThanOrEqual(filled);
  expect(judged.map(({ no }) => no)).toEqual(file.rows.map(({ no }) => no));
  expect(new Set(judged.map(({ no }) => no)).size).toBe(judged.length);

  judged.forEach(({ draft: { client }, verdict, reasons }, index) => {
    const written = plain(file.rows[index]?.cells.join(' ') ?? '');
    expect(verdict === 'refused').toBe(client === null);
    if (verdict === 'refused' || verdict === 'check') expect(reasons.length).toBeGreaterThan(0);
    if (!client) return;
    const names = [client.firstName, client.lastName ?? '', ...client.pets.map(({ name }) => name)];
    for (const name of names)
      if (!/^(?:Owner of |No name$)/.test(name))
        for (const word of name.split(' '))
          if (!written.includes(plain(word))) throw new Error(`"${word}" stands in no cell of ${written}`);
    for (const phone of [client.phone, client.phone2])
      if (phone && !written.includes(plain(phone)))
        throw new Error(`${phone} stands in no cell of ${written}`);
  });
}, 120_000);
