import type { Listening } from '../database/listen.ts';
import type { SqlPool } from '../database/sql.ts';

/**
 * Wakes every process after a commit. A signal may be lost: each process also looks by itself. A broadcast carries a short
 * text that is stored nowhere.
 */
export type Signal = {
  /** Sends one signal for all calls of the next ten milliseconds. */
  send(): void;
  broadcast(text: string): void;
  /** Calls back for every broadcast, of this process too. */
  subscribe(onBroadcast: (text: string) => void): void;
  start(wake: () => void): Promise<void>;
  stop(): Promise<void>;
};

const shortestInterval = 10;

/**
 * Sends empty notifications on a connection of its own. A NOTIFY inside the transaction that writes would make all
 * writers wait for each other.
 */
export function createPgSignal(sql: SqlPool): Signal {
  let listening: Listening | undefined;
  let sending: NodeJS.Timeout | undefined;
  const subscribers: ((text: string) => void)[] = [];
  let sentAt = Number.NEGATIVE_INFINITY;

  function sendNow(): void {
    sending = undefined;
    sentAt = performance.now();
    listening?.notify();
  }

  return {
    send() {
      sending ??= setTimeout(sendNow, Math.max(0, sentAt + shortestInterval - performance.now()));
    },
    broadcast: (text) => listening?.notify(text),
    subscribe: (onBroadcast) => void subscribers.push(onBroadcast),
    async start(wake) {
      const receive = (text: string) =>
        text ? subscribers.forEach((subscriber) => subscriber(text)) : wake();
      listening = await sql.listen('changed', receive, wake);
    },
    async stop() {
      clearTimeout(sending);
      await listening?.unlisten();
      listening = undefined;
    },
  };
}
