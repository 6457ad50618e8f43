import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { BackupError } from './sealed-stream.ts';

/** A file of people, such as a photo, as it was when the backup was taken. */
export const KeptFile = z.strictObject({ key: z.string(), bytes: z.number(), sha256: z.string() });
export type KeptFile = z.output<typeof KeptFile>;

const Start = z.strictObject({
  format: z.literal(1),
  takenAt: z.string(),
  migrations: z.array(z.string()),
});
const TableStart = z.strictObject({ table: z.string(), columns: z.array(z.string()) });
const End = z.strictObject({
  rows: z.record(z.string(), z.number()),
  sequences: z.array(z.strictObject({ name: z.string(), last: z.number() })),
  files: z.array(KeptFile),
  /** Files that were removed while the backup was taken. */
  gone: z.array(z.string()),
});
export type DumpStart = z.output<typeof Start>;
export type DumpEnd = z.output<typeof End>;

/** One line of a dump: its start, a table's start, some of its rows, or the end. */
export type DumpLine =
  | { start: DumpStart }
  | { table: string; columns: string[] }
  | { rows: string[] }
  | { end: DumpEnd };

const Line = z.union([
  z.strictObject({ start: Start }),
  TableStart,
  z.strictObject({ rows: z.array(z.string()) }),
  z.strictObject({ end: End }),
]);

/** Writes lines as compressed JSON. */
export function compressed(lines: AsyncIterable<DumpLine>): AsyncIterable<Uint8Array> {
  async function* texts() {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  }
  const source = Readable.from(texts());
  const gzip = createGzip({ level: 6 });
  source.once('error', (error) => gzip.destroy(error));
  return source.pipe(gzip);
}

/** Reads the lines again. @throws BackupError if they are not of a dump, or end early */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<DumpLine, undefined> {
  const source = Readable.from(chunks);
  const gunzip = createGunzip();
  source.once('error', (error) => gunzip.destroy(error));
  source.pipe(gunzip).setEncoding('utf8');
  let [isWhole, rest] = [false, ''];
  try {
    for await (const text of gunzip as AsyncIterable<string>) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const read = lineOf(line);
        isWhole = 'end' in read;
        yield read;
      }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new BackupError('The backup is damaged: it cannot be unpacked.');
    throw error;
  }
  if (!isWhole) throw new BackupError('The backup ends early.');
  return undefined;
}

function lineOf(text: string): DumpLine {
  const line = Line.safeParse(parsed(text));
  if (!line.success) throw new BackupError('The backup has a line that this program does not know.');
  return line.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
