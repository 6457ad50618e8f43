import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { seconds } from '../clock.ts';
import { connectionSettings } from './connection-settings.ts';

export type Listening = { unlisten(): Promise<void> };

const firstPause = 100;
const longestPause = seconds(5);

/** Hears what is notified on a channel until `unlisten`. A lost connection is made anew, with growing pauses. */
export async function listen(
  url: string,
  channel: string,
  hear: (message: string) => void,
  listening: () => void = () => {},
): Promise<Listening> {
  const stopping = new AbortController();
  let client: Client | undefined;

  async function open(): Promise<Client> {
    const opened = new Client({ ...connectionSettings(url), connectionTimeoutMillis: seconds(5) });
    opened.on('error', () => {});
    opened.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await opened.connect();
      await opened.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      await opened.end().catch(() => {});
      throw error;
    }
    opened.once('end', () => void openAgain());
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
    async unlisten() {
      stopping.abort();
      await client?.end();
    },
  };
}
