import type { Books } from '#contract/books.ts';
import { runInWorker } from '#server/platform/process/run-in-worker.ts';
import type { BooksToDraw } from './books-pdf.worker.ts';

/** Draws the books of a year as PDF beside the thread that answers requests: thousands of rows take seconds. */
export async function drawBooks(books: Books, name: string, now: Date): Promise<Buffer> {
  const given: BooksToDraw = { books, name, now };
  return Buffer.from(await runInWorker<Uint8Array>(new URL('books-pdf.worker.ts', import.meta.url), given));
}
