import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { seconds } from '#server/platform/clock.ts';
import { connectionSettings } from '../connection-settings.ts';
import { asRefusal, transient } from '../errors.ts';

const firstPause = 100;
const longestPause = seconds(2);
const usualPatience = { inAll: seconds(20), each: seconds(5) };

/**
 * Waits for a database that may be starting at the same time as this program.
 * @throws Error with one line if it does not answer or refuses
 */
export async function waitUntilAvailable(url: string, patience = usualPatience): Promise<void> {
  const begun = performance.now();
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    const error = await whyNot(url, patience.each);
    if (error === undefined) return;
    if (transient(error) !== 'lost') throw error as Error;
    if (performance.now() - begun + pause > patience.inAll) {
      const { host } = new URL(url);
      throw new Error(
        `the database at ${host} does not answer (${inWords(error)}). Start it, or change the address.`,
        {
          cause: error,
        },
      );
    }
    await sleep(pause);
  }
}

async function whyNot(url: string, patience: number): Promise<unknown> {
  const client = new Client({
    ...connectionSettings(url),
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return asRefusal(error);
  } finally {
    void client.end().catch(() => {});
  }
}

function inWords(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (message === 'timeout expired') return 'it takes connections and says nothing';
  if (message.startsWith('Connection terminated')) return 'it takes connections and closes them';
  return message;
}
