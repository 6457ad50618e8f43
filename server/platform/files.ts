import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { noSpace } from './problem.ts';

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** Stores bytes by key. Keys are generated here: letters, digits, dots, dashes, underscores. */
export type FileStore = {
  put(key: string, bytes: Buffer): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
};

/** Stores files in subfolders of a folder. Writes are atomic: a file is complete or missing. */
export function diskFiles(folder: string): FileStore {
  const place = (key: string) => {
    if (!/^[\w-][\w.-]*$/.test(key)) throw new Error(`Not a file key: ${key}`);
    return path.join(folder, key.slice(0, 2), key);
  };
  return {
    async put(key, bytes) {
      const target = place(key);
      const aside = `${target}.${process.pid}.part`;
      try {
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(aside, bytes);
        await rename(aside, target);
      } catch (error) {
        await rm(aside, { force: true });
        throw isFull(error) ? noSpace() : error;
      }
    },
    get: (key) =>
      readFile(place(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    remove: (key) => rm(place(key), { force: true }),
  };
}
