import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { seconds } from '../clock.ts';
import { connectionSettings } from './connection-settings.ts';
import { socketOf } from './send-statement.ts';

export type Listening = {
  /** Sends a message, empty by default, to all listeners of the channel; it is lost while the connection is. */
  notify: (message?: string) => void;
  unlisten: () => Promise<void>;
};

const firstPause = 100;
const longestPause = seconds(2);
const patience = seconds(5);
/** Interval of test queries: a connection that only listens would not notice a dead peer. */
const askEvery = seconds(5);

/** Listens on a channel until `unlisten`. Reconnects with growing pauses when the connection is lost. */
export async function listen(
  url: string,
  channel: string,
  onMessage: (message: string) => void,
  listening: () => void = () => {},
): Promise<Listening> {
  const command = `listen ${escapeIdentifier(channel)}`;
  const stopping = new AbortController();
  let client: Client | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  async function open(): Promise<Client> {
    const opened = new Client({
      ...connectionSettings(url, patience),
      pipeline: true,
      connectionTimeoutMillis: patience,
      query_timeout: seconds(15),
    });
    opened.on('error', () => {});
    opened.on('notification', ({ payload }) => onMessage(payload ?? ''));
    try {
      await opened.connect();
      // Nothing that this connection commits needs to be on disk.
      await opened.query('set synchronous_commit = off');
      await opened.query(command);
    } catch (error) {
      await opened.end().catch(() => {});
      throw error;
    }
    const asking = setInterval(() => {
      opened.query(command).catch(() => socketOf(opened).destroy());
    }, askEvery).unref();
    opened.once('end', () => {
      clearInterval(asking);
      void openAgain();
    });
    listening();
    return opened;
  }

  async function openAgain(): Promise<void> {
    client = undefined;
    for (let pause = firstPause; !stopping.signal.aborted; pause = Math.min(2 * pause, longestPause)) {
      try {
        client = await open();
        if (stopping.signal.aborted) await client.end();
        return;
      } catch {
        await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      }
    }
  }

  client = await open();
  return {
    notify(message = '') {
      sending = sending
        .then(() => client?.query('select pg_notify($1, $2)', [channel, message]))
        .catch(() => {});
    },
    async unlisten() {
      stopping.abort();
      await client?.end();
    },
  };
}
