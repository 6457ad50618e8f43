import type { Readable } from 'node:stream';

/** Stores bytes by key. Keys are generated here: letters, digits, dots, dashes, underscores. */
export type FileStore = {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Stores what is too big for memory. @returns its size in bytes */
  write(key: string, chunks: AsyncIterable<Uint8Array>): Promise<number>;
  open(key: string): Promise<Readable | undefined>;
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
};

/** @throws Error if this is not a key, which might lead out of the store */
export function requireKey(key: string): string {
  if (!/^[\w-][\w.-]*$/.test(key)) throw new Error(`Not a file key: ${key}`);
  return key;
}
