import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { asvs } from './standards/asvs.ts';
import { wcag } from './standards/wcag.ts';

const root = path.join(import.meta.dirname, '..');

type Row = { id: string; level: string; words: string; covered: string };

/** Reads the rows of all tables with the four columns number, level, words and what covers it. */
const rowsOf = (text: string): Row[] =>
  [...text.matchAll(/^\| (\d[\d.]+) \| (\w+) \| (.+?) \| (.+) \|$/gm)].map(
    ([, id = '', level = '', words = '', covered = '']) => ({ id, level, words, covered }),
  );

const other = /^(does not apply|left): \S.{10,}$/;
const written = /^written: .*\]\(([^)]+)\)/;
const namedTest = /^`([^`]+\.(?:test|spec)\.tsx?)`(?: “(.+)”)?$/;

const withoutCode = (text: string) => text.replaceAll(/[^\w\s-]/g, '').trim();
/** The address that a heading has in a page, as GitHub and others make it. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(
    ([, title = '']) => `#${withoutCode(title).toLowerCase().replaceAll(' ', '-')}`,
  );

/** @returns what is wrong with the last cell of a row, if anything */
async function faultOf(guide: string, text: string, { covered }: Row): Promise<string | undefined> {
  if (other.test(covered)) return undefined;
  const [, link] = written.exec(covered) ?? [];
  if (link?.startsWith('#')) return anchorsOf(text).includes(link) ? undefined : `no heading ${link}`;
  if (link) return (await exists(path.join(path.dirname(guide), link))) ? undefined : `no file ${link}`;
  for (const named of covered.split(' · ')) {
    const [, file, title = ''] = namedTest.exec(named) ?? [];
    if (!file) return `neither a test nor another answer: ${named}`;
    const source = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
    if (source === undefined) return `no file ${file}`;
    if (!source.includes(title)) return `no test ${title} in ${file}`;
  }
  return undefined;
}

const exists = (file: string) =>
  access(path.join(root, file)).then(
    () => true,
    () => false,
  );

describe.each([
  ['docs/security.md', asvs, 253],
  ['docs/accessibility.md', wcag, 55],
] as const)('%s', async (guide, required, count) => {
  const text = await readFile(path.join(root, guide), 'utf8');
  const rows = rowsOf(text);

  test('has one row for each requirement, with its level, in order', () => {
    expect(required).toHaveLength(count);
    expect(rows.map(({ id }) => id)).toEqual(required.map(([id]) => id).toSorted(byNumber));
    expect(Object.fromEntries(rows.map(({ id, level }) => [id, level]))).toEqual(
      Object.fromEntries(required),
    );
  });

  test('names only tests and texts that exist', async () => {
    const faults = await Promise.all(rows.map(async (row) => [row.id, await faultOf(guide, text, row)]));
    expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([]);
  });

  test('lists at its end exactly what is left', () => {
    const [, end = ''] = text.split('## What is left');
    const listed = [...end.matchAll(/^- (\d[\d.]+): (.+)$/gm)].map(([, id, why]) => [id, `left: ${why}`]);
    const left = rows.filter(({ covered }) => covered.startsWith('left: '));
    expect(listed).toEqual(left.map(({ id, covered }) => [id, covered]));
  });
});

function byNumber(one: string, two: string): number {
  const [first, second] = [one.split('.').map(Number), two.split('.').map(Number)];
  const at = first.findIndex((part, index) => part !== second[index]);
  return at === -1 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
}
