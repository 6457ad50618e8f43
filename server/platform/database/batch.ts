import { isUnavailable } from './sql.ts';
import type { SqlPool } from './sql.ts';

type Waiting<Item, Done> = {
  item: Item;
  resolve: (done: Done) => void;
  reject: (error: unknown) => void;
};
type Line<Item, Done> = { waiting: Waiting<Item, Done>[]; underWay: boolean };

const mostAtOnce = 100;

/**
 * For what many do at the same moment and one statement can do for all: who asks while it is under way goes with the
 * next one. At rest nobody waits; the more there is to do, the less each costs. `work` does all or nothing, and answers
 * in the order of the items. Where it fails, each is tried alone: nobody fails by another's
 * fault. Where the database is away, all fail at once. Every statement has a deadline, so nobody waits for good.
 */
export function together<Item, Done>(work: (sql: SqlPool, items: Item[]) => Promise<Done[]>) {
  const lines = new WeakMap<SqlPool, Line<Item, Done>>();

  async function goOn(sql: SqlPool, line: Line<Item, Done>): Promise<void> {
    line.underWay = true;
    while (line.waiting.length > 0) {
      const group = line.waiting.splice(0, mostAtOnce);
      // Who came meanwhile would wait as long again for a database that is away.
      await settle(sql, group, (error) => line.waiting.splice(0).forEach(({ reject }) => reject(error)));
    }
    line.underWay = false;
  }

  async function settle(
    sql: SqlPool,
    group: Waiting<Item, Done>[],
    away: (error: unknown) => void,
  ): Promise<void> {
    try {
      const done = await work(
        sql,
        group.map(({ item }) => item),
      );
      group.forEach(({ resolve }, index) => resolve(done[index] as Done));
    } catch (error) {
      const unavailable = isUnavailable(error);
      if (group.length > 1 && !unavailable) {
        await Promise.all(group.map((one) => settle(sql, [one], away)));
        return;
      }
      for (const { reject } of group) reject(error);
      if (unavailable) away(error);
    }
  }

  return (sql: SqlPool, item: Item): Promise<Done> =>
    new Promise((resolve, reject) => {
      const line = lines.get(sql) ?? { waiting: [], underWay: false };
      lines.set(sql, line);
      line.waiting.push({ item, resolve, reject });
      if (!line.underWay) void goOn(sql, line);
    });
}
