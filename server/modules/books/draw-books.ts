import { runInWorker } from '#server/platform/process/run-in-worker.ts';
import type { Document } from './books-pdf.ts';
import type { BooksToDraw } from './books-pdf.worker.ts';

/** Draws the books of a year as PDF beside the thread that answers requests: thousands of rows take seconds. */
export async function drawBooks(document: Document, now: Date): Promise<Buffer> {
  const given: BooksToDraw = { document, now };
  return Buffer.from(await runInWorker<Uint8Array>(new URL('books-pdf.worker.ts', import.meta.url), given));
}
