import { parentPort } from 'node:worker_threads';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A part of a file of the archive; `null` ends the archive. */
export type Part = { path: string; bytes: Uint8Array; isLast: boolean; packed: boolean } | null;

let ready: Uint8Array[] = [];
const zip = new Zip((error, chunk) => {
  if (error) throw error;
  ready.push(chunk);
});
let entry: ZipDeflate | ZipPassThrough | undefined;

parentPort?.on('message', (part: Part) => {
  if (part) {
    if (!entry) {
      // Photos are compressed already.
      entry = part.packed ? new ZipPassThrough(part.path) : new ZipDeflate(part.path, { level: 6 });
      zip.add(entry);
    }
    entry.push(part.bytes, part.isLast);
    if (part.isLast) entry = undefined;
  } else zip.end();
  parentPort?.postMessage(ready, []);
  ready = [];
  if (!part) parentPort?.close();
});
