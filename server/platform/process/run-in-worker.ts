import { Worker } from 'node:worker_threads';
import { problem } from '../problem.ts';
import { limitConcurrency } from './concurrency-limit.ts';

/** Threads cost memory, and there may be one processor: one works at a time. */
const working = limitConcurrency(1);
const mostWaiting = 20;
/** A thread that needs more ends by itself, and the process goes on. */
const resourceLimits = { maxOldGenerationSizeMb: 192 };

/**
 * Runs a file in a thread of its own and returns the one message that it posts. The file gets `given` as `workerData`;
 * a thread that takes longer than `patience`, in ms, is ended.
 * @throws Problem `unavailable` where too many wait
 */
export function runInWorker<Result>(file: URL, given: unknown, patience?: number): Promise<Result> {
  if (working.size().waiting >= mostWaiting)
    throw problem('unavailable', 'Many files are being made right now. Try again in a minute.');
  return working.run(
    () =>
      new Promise<Result>((resolve, reject) => {
        const worker = new Worker(file, { workerData: given, resourceLimits });
        const timer = patience && setTimeout(() => void worker.terminate(), patience);
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.once('exit', (code) => {
          if (timer) clearTimeout(timer);
          reject(new Error(`The thread of ${file.pathname} ended with ${code}`));
        });
      }),
  );
}
