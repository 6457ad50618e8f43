import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import type { ClientBase, PoolClient } from 'pg';
import { seconds } from '../clock.ts';
import { connectionSettings } from './connection-settings.ts';
import { listen } from './listen.ts';
import type { Listening } from './listen.ts';
import { send } from './send.ts';
import { createSql } from './tagged-sql.ts';
import type { Rows, Sql, Statement } from './tagged-sql.ts';

/** Connections to one database. A statement takes any of them; `begin` keeps one for a transaction. */
export type SqlPool = Sql & {
  /** What `work` does is committed when it resolves, and undone when it rejects. */
  begin<T>(work: (tx: Sql) => Promise<T>): Promise<T>;
  /** Hears what is notified on a channel, on a connection of its own. `listening` is called each time it can hear (again). */
  listen(channel: string, hear: (message: string) => void, listening?: () => void): Promise<Listening>;
  /** Waits for what is under way, for `timeout` seconds at most. */
  end(options?: { timeout?: number }): Promise<void>;
};

export type PoolOptions = {
  max?: number;
  onNotice?: (text: string) => void;
  onStatement?: (text: string, params: unknown[]) => void;
};

const longestEnd = 30;

/** Opens a pool. A `host` parameter in the address is the folder of a Unix socket to take instead of TCP, as libpq has it. */
export function connect(url: string, { max = 10, onNotice, onStatement }: PoolOptions = {}): SqlPool {
  const pool = new Pool({
    ...connectionSettings(url),
    pipeline: true,
    max,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: 45 * 60,
    connectionTimeoutMillis: seconds(10),
  });
  const clients = new Set<PoolClient>();
  pool.on('connect', (client) => {
    clients.add(client);
    client.once('end', () => clients.delete(client));
    // The pool takes its own listener away while a client is lent.
    client.on('error', () => {});
    if (onNotice) client.on('notice', (notice) => onNotice(notice.message ?? ''));
  });
  pool.on('error', () => {});

  async function sendAnywhere(statement: Statement): Promise<Rows<object[]>> {
    const client = await pool.connect();
    try {
      return await sendOn(client, statement);
    } finally {
      client.release();
    }
  }

  function sendOn(client: ClientBase, statement: Statement): Promise<Rows<object[]>> {
    onStatement?.(statement.text, statement.params);
    return send(client, statement, true);
  }

  async function begin<T>(work: (tx: Sql) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let clean = true;
    try {
      return await inTransaction(client, work);
    } catch (error) {
      await client.query('rollback').catch(() => (clean = false));
      throw error;
    } finally {
      client.release(!clean);
    }
  }

  async function inTransaction<T>(client: ClientBase, work: (tx: Sql) => Promise<T>): Promise<T> {
    let open = true;
    let failure: unknown;
    const run = async (statement: Statement) => {
      if (!open) throw new Error('This transaction has ended');
      return sendOn(client, statement).catch((error: unknown) => {
        failure ??= error;
        throw error;
      });
    };
    // Its answer comes with that of the first statement.
    const begun = client.query('begin').catch((error: unknown) => void (failure ??= error));
    try {
      const done = await work(createSql(run));
      open = false;
      await begun;
      // PostgreSQL undoes a transaction in which a statement has failed, even where nobody minded the failure.
      if (failure !== undefined) throw failure;
      await client.query('commit');
      return done;
    } finally {
      open = false;
    }
  }

  async function end({ timeout = longestEnd }: { timeout?: number } = {}): Promise<void> {
    const patience = new AbortController();
    const ended = pool.end();
    await Promise.race([ended, sleep(seconds(timeout), undefined, { signal: patience.signal, ref: false })]);
    patience.abort();
    for (const client of clients) destroy(client);
  }

  return Object.assign(createSql(sendAnywhere), {
    begin,
    listen: (channel: string, hear: (message: string) => void, listening?: () => void) =>
      listen(url, channel, hear, listening),
    end,
  });
}

const destroy = (client: ClientBase) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
