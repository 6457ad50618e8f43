import { setTimeout as wait } from 'node:timers/promises';

/** Sends one after the other, so many a second, whoever still waits for an answer. */
export async function pace(rate: number, count: number, send: (index: number) => void): Promise<void> {
  const begin = performance.now();
  for (let sent = 0; sent < count; await wait(1)) {
    const due = Math.min(count, ((performance.now() - begin) / 1000) * rate);
    for (; sent < due; sent++) send(sent);
  }
}
