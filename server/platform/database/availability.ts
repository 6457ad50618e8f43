import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { ConnectionLost, transient } from './errors.ts';
import { socketOf } from './send.ts';

/** Whether the database answers at all, apart from what becomes of a single statement. */
export type Availability = {
  /** Since when it does not answer, as `performance.now()` has it; undefined while it does. */
  unavailableSince(): number | undefined;
  /** Calls back when it no longer answers. @returns what takes it back */
  onceUnavailable(leave: () => void): () => void;
  /** @throws ConnectionLost where it does not answer: nothing needs to be tried */
  assertAvailable(): void;
  /** Waits until it answers again. @returns whether it does */
  waitUntilAvailable(patience: number): Promise<boolean>;
  /** No connection could be made. */
  reportFailedConnection(): void;
  /** An answer is waited for, until what this returns is called. */
  startWaiting(): () => void;
  /** It has answered, whatever it was. */
  reportAnswer(): void;
  stop(): void;
};

/**
 * Time is counted in ticks of our own: where this process gets no processor, PostgreSQL on the same machine gets none
 * either, and is given as much longer.
 */
const tick = 200;
/** So many ticks without an answer, and a connection of its own finds out whether there still is one. */
const silentTicks = 3;
const probeTicks = 3;
const firstPause = 50;
const longestPause = 250;

export function createAvailability(settings: ClientConfig): Availability {
  const leaving = new Set<() => void>();
  const waiting = new Set<(answers: boolean) => void>();
  let since: number | undefined;
  let open = 0;
  let heardAt = 0;
  let silent = 0;
  let watching: NodeJS.Timeout | undefined;
  let probing = false;
  const stopping = new AbortController();

  function reportAnswer(): void {
    silent = 0;
    heardAt = performance.now();
  }

  /** Ticks while an answer is waited for. */
  function watch(): void {
    watching ??= setInterval(() => {
      if (open === 0) {
        clearInterval(watching);
        watching = undefined;
      } else if (++silent > silentTicks) void findOut(heardAt);
    }, tick).unref();
  }

  async function findOut(from: number): Promise<void> {
    if (probing || since !== undefined || stopping.signal.aborted) return;
    probing = true;
    const begun = performance.now();
    const answered = await answers(settings);
    probing = false;
    if (answered) reportAnswer();
    else if (heardAt < begun && !stopping.signal.aborted) away(from);
  }

  function away(from: number): void {
    since = from;
    const all = [...leaving];
    leaving.clear();
    for (const leave of all) leave();
    void lookOut();
  }

  async function lookOut(): Promise<void> {
    for (let pause = firstPause; !stopping.signal.aborted; pause = Math.min(2 * pause, longestPause)) {
      await sleep(pause, undefined, { ref: false });
      if (await answers(settings)) {
        since = undefined;
        reportAnswer();
        return settle(true);
      }
    }
  }

  function settle(answer: boolean): void {
    const all = [...waiting];
    waiting.clear();
    for (const go of all) go(answer);
  }

  return {
    unavailableSince: () => since,
    onceUnavailable(leave) {
      leaving.add(leave);
      return () => leaving.delete(leave);
    },
    assertAvailable() {
      if (since !== undefined) throw new ConnectionLost('The database does not answer', false);
    },
    waitUntilAvailable(patience) {
      if (since === undefined || patience <= 0) return Promise.resolve(since === undefined);
      return new Promise<boolean>((resolve) => {
        const go = (answer: boolean) => {
          clearTimeout(timer);
          waiting.delete(go);
          resolve(answer);
        };
        const timer = setTimeout(go, patience, false);
        waiting.add(go);
      });
    },
    reportFailedConnection: () => void findOut(performance.now()),
    startWaiting() {
      if (open++ === 0) reportAnswer();
      watch();
      return () => void open--;
    },
    reportAnswer,
    stop() {
      stopping.abort();
      clearInterval(watching);
      settle(false);
    },
  };
}

/** Whether PostgreSQL answers on a new connection, be it with a refusal that is not about itself. */
async function answers(settings: ClientConfig): Promise<boolean> {
  const client = new Client({ ...settings, pipeline: false, connectionTimeoutMillis: 0, query_timeout: 0 });
  client.on('error', () => {});
  let ticks = 0;
  const tooLong = setInterval(() => ++ticks > probeTicks && socketOf(client).destroy(), tick);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return isRefusal(error);
  } finally {
    clearInterval(tooLong);
    socketOf(client).destroy();
  }
}

/** It has no connection to spare, or does not know us: it is there. */
const isRefusal = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  'severity' in error &&
  (error.code === '53300' || transient(error) === undefined);
