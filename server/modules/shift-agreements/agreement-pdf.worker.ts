import { parentPort, workerData } from 'node:worker_threads';
import type { Agreement } from '#contract/shift-agreements/shift-agreements.ts';
import { agreementPdf } from './agreement-pdf.ts';

export type AgreementToDraw = { agreement: Agreement; now: Date };

const { agreement, now } = workerData as AgreementToDraw;
parentPort?.postMessage(new Uint8Array(await agreementPdf(agreement, now)), []);
