import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { noSpace } from './problem.ts';

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** Turns the error of a file that is not there into undefined. */
const absent = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

/** Stores bytes by key. Keys are generated here: letters, digits, dots, dashes, underscores. */
export type FileStore = {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Stores what is too big for memory. @returns its size in bytes */
  write(key: string, chunks: AsyncIterable<Uint8Array>): Promise<number>;
  open(key: string): Promise<Readable | undefined>;
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
};

/** Stores files in subfolders of a folder. Writes are atomic: a file is complete or missing. */
export function diskFiles(folder: string): FileStore {
  const place = (key: string) => {
    if (!/^[\w-][\w.-]*$/.test(key)) throw new Error(`Not a file key: ${key}`);
    return path.join(folder, key.slice(0, 2), key);
  };
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
