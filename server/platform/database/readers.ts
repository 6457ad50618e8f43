import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import type { Availability } from './availability/availability.ts';
import { asRefusal, ConnectionLost, spoilsConnection } from './errors.ts';
import { socketOf } from './send-statement.ts';
import type { Rows, Statement } from './tagged-sql.ts';

type Reader = { client: Promise<Client> | undefined; underWay: number; repliedAt: number };

export type Readers = {
  send(read: (client: Client) => Promise<Rows<object[]>>): Promise<Rows<object[]>>;
  /** Closes every connection at once. */
  drop(): void;
  end(): Promise<void>;
};

/**
 * A connection silent for this long, in milliseconds, is busy with a slow query, so other connections are
 * used.
 */
const slow = 50;

const writes =
  /\b(insert|update|delete|merge|share|call|do|lock|nextval|setval|set_config|queue_job|pg_\w*(notify|advisory|terminate|cancel)\w*)\b/i;
const known = new Map<string, boolean>();

/** Whether a statement neither writes nor locks, so that it can be repeated and can share its connection. */
export function isRead({ text, simple }: Statement): boolean {
  const answer = known.get(text) ?? (/^\s*(select|with)\b/i.test(text) && !writes.test(text));
  if (known.size >= 5000) known.clear();
  known.set(text, answer);
  return answer && !simple;
}

/**
 * A few connections shared by many reads; each read is sent without waiting for the ones before it. This
 * takes half of Node's time compared to one connection per read (decision 0028).
 */
export function createReaders(
  settings: ClientConfig,
  size: number,
  availability: Availability,
  opened: (client: Client) => void,
): Readers {
  const readers: Reader[] = Array.from({ length: size }, () => ({
    client: undefined,
    underWay: 0,
    repliedAt: 0,
  }));
  let ended = false;

  function leastBusy(): Reader {
    const now = performance.now();
    const load = ({ underWay, repliedAt }: Reader) =>
      underWay > 0 && now - repliedAt > slow ? underWay + 1000 : underWay;
    return readers.reduce((least, reader) => (load(reader) < load(least) ? reader : least));
  }

  async function open(reader: Reader): Promise<Client> {
    const client = new Client(settings);
    client.on('error', () => {});
    client.once('end', () => (reader.client = undefined));
    try {
      await client.connect();
    } catch (error) {
      reader.client = undefined;
      throw error;
    }
    opened(client);
    return client;
  }

  return {
    async send(read) {
      if (ended) throw new Error('The pool has ended');
      const reader = leastBusy();
      if (reader.underWay++ === 0) reader.repliedAt = performance.now();
      const client = (reader.client ??= open(reader));
      try {
        return await read(await client.catch(cannotConnect(availability)));
      } catch (error) {
        if (spoilsConnection(error) && reader.client === client) {
          reader.client = undefined;
          void client.then((spoilt) => socketOf(spoilt).destroy()).catch(() => {});
        }
        throw error;
      } finally {
        reader.underWay--;
        reader.repliedAt = performance.now();
      }
    },
    drop() {
      for (const reader of readers) {
        void reader.client?.then((client) => socketOf(client).destroy()).catch(() => {});
        reader.client = undefined;
      }
    },
    async end() {
      ended = true;
      await Promise.all(readers.map(async ({ client }) => (await client?.catch(() => {}))?.end()));
    },
  };
}

/** Reports the database as unavailable, unless it refused the connection itself. */
export const cannotConnect =
  (availability: Availability) =>
  (error: unknown): never => {
    const refusal = asRefusal(error);
    if (refusal instanceof ConnectionLost || isStarting(refusal)) availability.reportFailedConnection();
    throw refusal;
  };

const isStarting = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57P03';
