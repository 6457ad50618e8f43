import { parentPort, workerData } from 'node:worker_threads';
import { expandCalendar } from './expand-calendar.ts';
import type { Bounds } from './expand-calendar.ts';

export type CalendarToExpand = { text: string; bounds: Bounds };

const { text, bounds } = workerData as CalendarToExpand;
parentPort?.postMessage(expandCalendar(text, bounds), []);
