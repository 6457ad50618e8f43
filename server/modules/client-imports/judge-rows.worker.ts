import { parentPort, workerData } from 'node:worker_threads';
import { judgeRows } from './rows/judge-rows.ts';
import type { ToJudge } from './rows/judge-rows.ts';

parentPort?.postMessage(judgeRows(workerData as ToJudge), []);
