import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { noSpace } from '../problem.ts';
import { requireKey } from './file-store.ts';
import type { FileStore } from './file-store.ts';

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** Turns the error of a file that is not there into undefined. */
const absent = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

/** Stores files in subfolders of a folder. Writes are atomic: a file is complete or missing. */
export function diskFiles(folder: string): FileStore {
  const place = (key: string) => path.join(folder, key.slice(0, 2), requireKey(key));
  async function store(key: string, write: (aside: string) => Promise<void>): Promise<void> {
    const target = place(key);
    const aside = `${target}.${process.pid}.part`;
    try {
      await mkdir(path.dirname(target), { recursive: true });
      await write(aside);
      await rename(aside, target);
    } catch (error) {
      await rm(aside, { force: true });
      throw isFull(error) ? noSpace() : error;
    }
  }
  return {
    put: (key, bytes) => store(key, (aside) => writeFile(aside, bytes)),
    async write(key, chunks) {
      await store(key, (aside) => pipeline(chunks, createWriteStream(aside)));
      return (await stat(place(key))).size;
    },
    async open(key) {
      const found = await stat(place(key)).catch(absent);
      return found && createReadStream(place(key));
    },
    get: (key) => readFile(place(key)).catch(absent),
    remove: (key) => rm(place(key), { force: true }),
  };
}
