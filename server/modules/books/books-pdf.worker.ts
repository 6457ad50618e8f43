import { parentPort, workerData } from 'node:worker_threads';
import type { Books } from '#contract/books.ts';
import { booksPdf } from './books-pdf.ts';

export type BooksToDraw = { books: Books; name: string; now: Date };

const { books, name, now } = workerData as BooksToDraw;
parentPort?.postMessage(new Uint8Array(await booksPdf(books, name, now)), []);
