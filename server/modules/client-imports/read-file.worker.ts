import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '#server/platform/problem.ts';
import { readFile } from './read-file.ts';

export type FileToRead = { bytes: Uint8Array; today: string };
export type FileRead = Awaited<ReturnType<typeof readFile>>;
/** A refusal does not survive the way between threads, so its parts are sent. */
export type Refused = { refused: Pick<Problem, 'code' | 'message' | 'errors'> };

const { bytes, today } = workerData as FileToRead;
try {
  parentPort?.postMessage(await readFile(bytes, today), []);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  const { code, message, errors } = error;
  parentPort?.postMessage({ refused: { code, message, errors } }, []);
}
