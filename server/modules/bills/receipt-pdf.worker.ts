import { parentPort, workerData } from 'node:worker_threads';
import type { Bill } from '#contract/bills/bills.ts';
import { receiptPdf } from './receipt-pdf.ts';

export type ReceiptToDraw = { bill: Bill; now: Date };

const { bill, now } = workerData as ReceiptToDraw;
parentPort?.postMessage(new Uint8Array(await receiptPdf(bill, now)), []);
