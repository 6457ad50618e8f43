import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keptData } from './kept-data.ts';
import type { Kept } from './kept-data.ts';

export const pageFile = path.join(import.meta.dirname, '../../docs/kept-data.md');

const closedWords: Record<Kept['closed'], string> = {
  deleted: 'is deleted',
  stripped: 'loses what names the person',
  stays: 'stays',
};

/** Returns the page about what is kept of a person, why and how long. */
export const keptDataPage = (): string =>
  `${[
    '# What is kept of people, why and how long',
    '',
    'Written from what the modules declare of their tables by `node tests/personal-data/write-page.ts`. A test compares that',
    'with the tables of the database, with the archive that people download, and with what is left of a closed account.',
    '',
    '| what | table | why | kept | in the archive | when the account is closed |',
    '|---|---|---|---|---|---|',
    ...Object.entries(keptData).map(([table, { what, because, until, archive, closed, words = {} }]) =>
      row([
        what,
        `\`${table}\``,
        because,
        until,
        'list' in archive ? `\`${archive.list}\`` : `no: ${archive.none}`,
        [
          closedWords[closed],
          ...Object.entries(words).map(([name, why]) => `\`${name}\` may stay: ${why}`),
        ].join('; '),
      ]),
    ),
  ].join('\n')}\n`;

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

if (import.meta.main) await writeFile(pageFile, keptDataPage());
