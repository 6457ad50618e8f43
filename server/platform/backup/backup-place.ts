import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../config.ts';
import type { Config } from '../config.ts';
import { diskFiles } from '../files/disk-files.ts';
import type { FileStore } from '../files/file-store.ts';
import { BackupError, seal, unseal } from './sealed-stream.ts';

/** Where backups lie: a folder or a bucket that sees only encrypted bytes. */
export type BackupPlace = {
  /** Encrypts and stores. @returns the size of what was stored */
  write(name: string, chunks: AsyncIterable<Uint8Array>): Promise<number>;
  /** Decrypts what was stored under this name; undefined if nothing was. */
  read(name: string): Promise<AsyncIterable<Buffer> | undefined>;
  remove(name: string): Promise<void>;
};

/** @param address a folder, or `s3://bucket/prefix` with the key and the address of the S3 settings */
export async function openBackupPlace(address: string, config: Config): Promise<BackupPlace> {
  const key = await readBackupKey(config);
  const store = await openStore(address, config);
  return {
    write: (name, chunks) => store.write(name, seal(key, name, chunks)),
    async read(name) {
      const found = await store.open(name);
      return found && unseal(key, name, found);
    },
    remove: (name) => store.remove(name),
  };
}

async function openStore(address: string, config: Config): Promise<FileStore> {
  const bucket = /^s3:\/\/([\w.-]{3,255})(?:\/([\w./-]*))?$/.exec(address);
  if (!bucket) {
    if (/^\w+:\/\//.test(address))
      throw new ConfigError(`${address}: name a folder, or a bucket as s3://bucket/prefix`);
    return diskFiles(path.resolve(address));
  }
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (!config[name]) throw new ConfigError(`Setting ${name}: is needed to reach ${address}`);
  const { s3Files } = await import('../files/s3-files.ts');
  const prefix = bucket[2]?.replace(/\/*$/, '/') ?? '';
  return s3Files({ ...config, S3_BUCKET: bucket[1] }, prefix === '/' ? '' : prefix);
}

const asked = 'a file that holds what "openssl rand -base64 32" prints, kept apart from the backups';

/** @throws ConfigError if there is no key */
async function readBackupKey({ BACKUP_KEY_FILE: file }: Config): Promise<Buffer> {
  if (!file) throw new ConfigError(`Setting BACKUP_KEY_FILE: is needed; name ${asked}`);
  const text = await readFile(path.resolve(file), 'utf8').catch(() => {
    throw new ConfigError(`Setting BACKUP_KEY_FILE: ${file} cannot be read; name ${asked}`);
  });
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32)
    throw new ConfigError(`Setting BACKUP_KEY_FILE: ${file} holds no key of 32 bytes; name ${asked}`);
  return key;
}

/** Which backups a place has, and which of them need a file: all from its first to its last. */
const Index = z.strictObject({
  backups: z.array(z.string()),
  files: z.record(
    z.string(),
    z.strictObject({ bytes: z.number(), sha256: z.string(), first: z.string(), last: z.string() }),
  ),
});
export type BackupIndex = z.output<typeof Index>;

const indexName = 'wagwell-index';

export async function readIndex(place: BackupPlace): Promise<BackupIndex> {
  const content = await place.read(indexName);
  if (!content) return { backups: [], files: {} };
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  const index = Index.safeParse(JSON.parse(Buffer.concat(chunks).toString()));
  if (!index.success) throw new BackupError('The list of backups is of another program.');
  return index.data;
}

export async function writeIndex(place: BackupPlace, index: BackupIndex): Promise<void> {
  await place.write(indexName, piece(Buffer.from(JSON.stringify(index))));
}

/** A whole thing as a stream. */
export async function* piece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
