import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { csvRows, toCsv } from '#server/platform/csv.ts';
import { filesOf } from '#server/modules/media/index.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { PersonalData } from '#server/platform/module.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Part } from './zip.worker.ts';

type Entry = { path: string; parts: Iterable<Uint8Array>; packed: boolean };
type Lists = Record<string, readonly object[]>;

/** Rows that are written at once; requests are answered between two lots. */
const rowsAtOnce = 500;
const resourceLimits = { maxOldGenerationSizeMb: 128 };

/**
 * Yields a zip archive of everything that the modules export, holding one domain or file in memory at a time. It is
 * compressed in a thread of its own.
 */
export async function* archiveOf(
  { sql, files }: { sql: Sql; files: FileStore },
  everything: readonly PersonalData[],
  accountId: string,
): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL('zip.worker.ts', import.meta.url), { resourceLimits });
  const zipped = async (part: Part): Promise<Uint8Array[]> => {
    const answered = once(worker, 'message');
    worker.postMessage(part, []);
    const [chunks] = (await answered) as [Uint8Array[]];
    return chunks;
  };
  try {
    for await (const { path, parts, packed } of entriesOf(sql, files, everything, accountId)) {
      for (const bytes of parts) {
        yield* await zipped({ path, bytes, packed, isLast: false });
        await setImmediate();
      }
      yield* await zipped({ path, bytes: new Uint8Array(), packed, isLast: true });
    }
    yield* await zipped(null);
  } finally {
    await worker.terminate();
  }
}

async function* entriesOf(
  sql: Sql,
  files: FileStore,
  everything: readonly PersonalData[],
  accountId: string,
): AsyncGenerator<Entry> {
  yield written('README.txt', [readme]);
  for (const { domain, export: read } of everything) {
    const lists = await read(sql, accountId);
    const filled = Object.entries(lists).filter(([, rows]) => rows.length > 0);
    if (filled.length === 0) continue;
    yield written(`${domain}/data.json`, jsonOf(Object.fromEntries(filled)));
    for (const [name, rows] of filled) yield written(`${domain}/${name}.csv`, csvOf(rows));
  }
  for (const { name, read } of await filesOf(sql, files, accountId)) {
    const bytes = await read();
    if (bytes) yield { path: `photos/${name}`, parts: [bytes], packed: true };
  }
}

const encoder = new TextEncoder();

const written = (path: string, texts: Iterable<string>): Entry => ({
  path,
  parts: encoded(texts),
  packed: false,
});

function* encoded(texts: Iterable<string>): Generator<Uint8Array> {
  for (const text of texts) yield encoder.encode(text);
}

function* lotsOf(rows: readonly object[]): Generator<readonly object[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield rows.slice(at, at + rowsAtOnce);
}

/** Formats lists as `JSON.stringify` does with an indent of 2, a lot of rows at a time. */
function* jsonOf(lists: Lists): Generator<string> {
  let before = '{\n';
  for (const [name, rows] of Object.entries(lists)) {
    yield `${before}  ${JSON.stringify(name)}: [`;
    let comma = '\n';
    for (const lot of lotsOf(rows)) {
      const items = lot.map((row) => `    ${JSON.stringify(row, null, 2).replaceAll('\n', '\n    ')}`);
      yield comma + items.join(',\n');
      comma = ',\n';
    }
    yield '\n  ]';
    before = ',\n';
  }
  yield '\n}\n';
}

function* csvOf(rows: readonly object[]): Generator<string> {
  const columns = Object.keys(rows[0] ?? {});
  const cells = (row: object) => columns.map((name) => (row as Record<string, unknown>)[name]);
  yield toCsv([columns]);
  for (const lot of lotsOf(rows)) yield csvRows(lot.map(cells));
}

const readme = `Your data at Wagwell

Each folder is one part of Wagwell. data.json has everything in it; the .csv files have the same, one list each, for
spreadsheets. The folder photos has your photos and papers as they are stored; the lists name them as /media/… without
the ending.

Money is in cents. Times are in UTC.
`;
