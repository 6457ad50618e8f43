import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { ConnectionLost, transient } from '../errors.ts';
import { socketOf } from '../send-statement.ts';

/** Tracks whether the database answers at all, apart from the result of a single statement. */
export type Availability = {
  /** Start of the outage in `performance.now()` time; undefined while the database answers. */
  unavailableSince(): number | undefined;
  /** Calls back once when the database stops answering. @returns a function that removes the callback */
  onceUnavailable(leave: () => void): () => void;
  /** @throws ConnectionLost while the database does not answer, so that callers fail without trying */
  assertAvailable(): void;
  /** Waits until the database answers again. @returns whether it does */
  waitUntilAvailable(patience: number): Promise<boolean>;
  /** Reports that a connection could not be made. */
  reportFailedConnection(): void;
  /** Reports that a reply is awaited, until the returned function is called. */
  startWaiting(): () => void;
  /** Reports any reply of the database, errors included. */
  reportAnswer(): void;
  stop(): void;
};

/**
 * Milliseconds between checks. Silence is counted in ticks of this process: when the machine is too busy to
 * run it, PostgreSQL on the same machine gets more time too.
 */
const tick = 200;
/** After this many ticks without a reply, a new connection checks whether the database still answers. */
const silentTicks = 3;
const probeTicks = 3;
const firstPause = 50;
const longestPause = 250;

export function createAvailability(settings: ClientConfig): Availability {
  const leaving = new Set<() => void>();
  const waiting = new Set<(answers: boolean) => void>();
  let since: number | undefined;
  let open = 0;
  let repliedAt = 0;
  let silent = 0;
  let watching: NodeJS.Timeout | undefined;
  let probing = false;
  const stopping = new AbortController();

  function reportAnswer(): void {
    silent = 0;
    repliedAt = performance.now();
  }

  /** Counts ticks while a reply is awaited. */
  function watch(): void {
    watching ??= setInterval(() => {
      if (open === 0) {
        clearInterval(watching);
        watching = undefined;
      } else if (++silent > silentTicks) void findOut(repliedAt);
    }, tick).unref();
  }

  async function findOut(from: number): Promise<void> {
    if (probing || since !== undefined || stopping.signal.aborted) return;
    probing = true;
    const begun = performance.now();
    const answered = await answers(settings);
    probing = false;
    if (answered) reportAnswer();
    else if (repliedAt < begun && !stopping.signal.aborted) away(from);
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

/**
 * Checks whether PostgreSQL answers on a new connection; a refusal counts unless it means that PostgreSQL is
 * unavailable.
 */
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

/** PostgreSQL is up but has no free connection or rejects the login. */
const isRefusal = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  'severity' in error &&
  (error.code === '53300' || transient(error) === undefined);
