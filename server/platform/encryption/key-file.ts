import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';

export const keyFile = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string =>
  path.resolve(DATA_DIR, 'secrets.key');

const read = async (file: string) => Buffer.from((await readFile(file, 'utf8')).trim(), 'base64');

/** Reads the key in a file that only the program's user may read; makes it, once for all processes, if it is missing. */
export async function readOrMakeKey(file: string): Promise<{ key: Buffer; isNew: boolean }> {
  const found = await read(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found) return { key: found, isNew: false };
  await mkdir(path.dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.part`;
  try {
    await writeFile(aside, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
    // A link, unlike a rename, never replaces the key that another process has just made.
    await link(aside, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(aside, { force: true });
  }
  return { key: await read(file), isNew: true };
}
