import { parentPort, workerData } from 'node:worker_threads';
import { booksPdf } from './books-pdf.ts';
import type { Document } from './books-pdf.ts';

export type BooksToDraw = { document: Document; now: Date };

const { document, now } = workerData as BooksToDraw;
parentPort?.postMessage(new Uint8Array(await booksPdf(document, now)), []);
