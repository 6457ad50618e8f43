import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const folder = path.join(import.meta.dirname, '../../migrations');

/** `checksum` is of the statements; `earlierChecksums` are of whole files, as databases of early builds noted them. */
export type Migration = { name: string; text: string; checksum: string; earlierChecksums: string[] };

/** Of every released migration: the checksum of its statements, and those of the whole file that databases may hold. */
const Released = z.record(z.string(), z.strictObject({ statements: z.string(), files: z.array(z.string()) }));
export type Released = z.output<typeof Released>;

export const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Quoted text, a comment, a word, or any other sign. */
const parts = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|[\w$]+|\S/g;
const isComment = (part: string) => part.startsWith('--') || part.startsWith('/*');

/** The checksum of what a file of SQL does: its comments, blank space and line breaks do not count. */
export const checksumOfStatements = (text: string): string =>
  checksumOf((text.match(parts) ?? []).filter((part) => !isComment(part)).join(' '));

export const readReleased = async (): Promise<Released> =>
  Released.parse(JSON.parse(await readFile(path.join(folder, 'released.json'), 'utf8')));

/** All migrations, in the order of their numbers. */
export async function readMigrations(): Promise<Migration[]> {
  const released = await readReleased();
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return {
        name,
        text,
        checksum: checksumOfStatements(text),
        earlierChecksums: [checksumOf(text), ...(released[name]?.files ?? [])],
      };
    }),
  );
}
