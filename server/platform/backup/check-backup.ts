import { createHash } from 'node:crypto';
import type { BackupPlace } from './backup-place.ts';
import { readLines } from './dump.ts';
import type { DumpEnd, DumpStart, KeptFile } from './dump.ts';
import { BackupError } from './sealed-stream.ts';

/** The name under which a file of people lies in a place. */
export const fileName = (key: string): string => `file.${key}`;

/**
 * Reads a backup to its end, and its files.
 * @param files those to read; without it, all of the backup
 * @throws BackupError if anything is missing, damaged, of another program or of another key
 */
export async function checkBackup(
  place: BackupPlace,
  name: string,
  { files }: { files?: readonly KeptFile[] } = {},
): Promise<{ start: DumpStart; end: DumpEnd }> {
  let [start, end, table]: [DumpStart?, DumpEnd?, string?] = [];
  const counts: Record<string, number> = {};
  for await (const line of readLines(await openBackup(place, name))) {
    if ('start' in line) start = line.start;
    else if ('table' in line) counts[(table = line.table)] = 0;
    else if ('rows' in line && table) counts[table] = (counts[table] ?? 0) + line.rows.length;
    else if ('end' in line) end = line.end;
  }
  if (!start || !end) throw new BackupError(`${name} is not a backup of this program.`);
  for (const [each, count] of Object.entries(end.rows))
    if (counts[each] !== count)
      throw new BackupError(`${name} is damaged: ${each} has ${counts[each] ?? 0} rows instead of ${count}.`);
  for (const file of files ?? end.files) await drain(readKept(place, file));
  return { start, end };
}

export async function openBackup(place: BackupPlace, name: string): Promise<AsyncIterable<Buffer>> {
  const found = await place.read(name);
  if (!found) throw new BackupError(`There is no backup ${name} at this place.`);
  return found;
}

/** Reads a file and compares it with what was noted of it; one that differs fails at its end. */
export async function* readKept(
  place: BackupPlace,
  { key, bytes, sha256 }: KeptFile,
): AsyncGenerator<Buffer, undefined> {
  const content = await place.read(fileName(key));
  if (!content) throw new BackupError(`The backup lacks the file ${key}.`);
  const read = measured(content);
  yield* read.chunks;
  if (read.bytes() !== bytes || read.sha256() !== sha256)
    throw new BackupError(`The file ${key} of the backup is damaged.`);
  return undefined;
}

/** Counts a stream's bytes on their way. `sha256` may be asked once, at the end. */
export function measured(chunks: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* heard(): AsyncGenerator<Buffer, undefined> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield Buffer.from(chunk);
    }
    return undefined;
  }
  return { chunks: heard(), bytes: () => bytes, sha256: () => hash.digest('hex') };
}

/** Reads a stream to its end for its checks alone. */
export async function drain(chunks: AsyncIterable<unknown>): Promise<void> {
  for await (const chunk of chunks) void chunk;
}
