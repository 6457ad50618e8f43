import type { Bill } from '#contract/bills/bills.ts';
import { runInWorker } from '#server/platform/process/run-in-worker.ts';
import type { ReceiptToDraw } from './receipt-pdf.worker.ts';

/** Draws a receipt as PDF beside the thread that answers requests. */
export async function drawReceipt(bill: Bill, now: Date): Promise<Buffer> {
  const given: ReceiptToDraw = { bill, now };
  return Buffer.from(await runInWorker<Uint8Array>(new URL('receipt-pdf.worker.ts', import.meta.url), given));
}
