import type { Agreement } from '#contract/shift-agreements/shift-agreements.ts';
import { runInWorker } from '#server/platform/process/run-in-worker.ts';
import type { AgreementToDraw } from './agreement-pdf.worker.ts';

/** Draws an agreement as PDF beside the thread that answers requests. */
export async function drawAgreement(agreement: Agreement, now: Date): Promise<Buffer> {
  const given: AgreementToDraw = { agreement, now };
  const worker = new URL('agreement-pdf.worker.ts', import.meta.url);
  return Buffer.from(await runInWorker<Uint8Array>(worker, given));
}
