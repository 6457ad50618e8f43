import { isUnavailable } from './sql.ts';
import type { SqlPool } from './sql.ts';

type Call<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};
type Queue<Item, Result> = { waiting: Call<Item, Result>[]; isRunning: boolean };

const maxBatchSize = 100;

/**
 * Batches concurrent calls: calls made while a batch is running go into the next. `run` does all or nothing and returns
 * results in the order of the items; where it fails, each item is run alone, unless the database is unavailable.
 */
export function batch<Item, Result>(run: (sql: SqlPool, items: Item[]) => Promise<Result[]>) {
  const queues = new WeakMap<SqlPool, Queue<Item, Result>>();

  async function drain(sql: SqlPool, queue: Queue<Item, Result>): Promise<void> {
    queue.isRunning = true;
    while (queue.waiting.length > 0) {
      const calls = queue.waiting.splice(0, maxBatchSize);
      // Calls that arrived meanwhile fail at once instead of waiting for the same timeout.
      await runBatch(sql, calls, (error) => queue.waiting.splice(0).forEach(({ reject }) => reject(error)));
    }
    queue.isRunning = false;
  }

  async function runBatch(
    sql: SqlPool,
    calls: Call<Item, Result>[],
    onUnavailable: (error: unknown) => void,
  ): Promise<void> {
    try {
      const results = await run(
        sql,
        calls.map(({ item }) => item),
      );
      calls.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      const unavailable = isUnavailable(error);
      if (calls.length > 1 && !unavailable) {
        await Promise.all(calls.map((call) => runBatch(sql, [call], onUnavailable)));
        return;
      }
      for (const { reject } of calls) reject(error);
      if (unavailable) onUnavailable(error);
    }
  }

  return (sql: SqlPool, item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(sql) ?? { waiting: [], isRunning: false };
      queues.set(sql, queue);
      queue.waiting.push({ item, resolve, reject });
      if (!queue.isRunning) void drain(sql, queue);
    });
}
