import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import type { ClientBase, PoolClient } from 'pg';
import { hours, seconds } from '../clock.ts';
import { createAvailability } from './availability.ts';
import { connectionSettings } from './connection-settings.ts';
import { CommitUnknown, isUndone, spoilsConnection } from './errors.ts';
import { acquireConnection } from './acquire-connection.ts';
import { listen } from './listen.ts';
import type { Listening } from './listen.ts';
import { briefly, patiently, retry } from './retry.ts';
import type { Patience } from './retry.ts';
import { createReaders, isRead } from './readers.ts';
import { send, socketOf } from './send.ts';
import { createSql } from './tagged-sql.ts';
import type { Sql, Statement } from './tagged-sql.ts';
import { runInTransaction } from './run-in-transaction.ts';

/** Connections to one database. A statement takes any of them; `begin` keeps one for a transaction. */
export type SqlPool = Sql & {
  /**
   * What `work` does is committed when it resolves, and undone when it rejects. It runs again from the start where the
   * database failed it; after a commit that was not answered only if it is `repeatable`: done twice, it has one effect.
   */
  begin<T>(work: (tx: Sql) => Promise<T>, options?: { repeatable?: boolean }): Promise<T>;
  /** Hears what is notified on a channel, on a connection of its own. `listening` is called each time it can hear (again). */
  listen(channel: string, hear: (message: string) => void, listening?: () => void): Promise<Listening>;
  /** Whether the database answers within so many milliseconds. */
  answers(within: number): Promise<boolean>;
  /** The same connections for what happens by itself: it waits longer for a database that is away. */
  patient: SqlPool;
  /** Waits for what is under way, for `timeout` seconds at most. */
  end(options?: { timeout?: number }): Promise<void>;
};

export type PoolOptions = {
  max?: number;
  /** Where connections can listen, if they cannot at the address itself. */
  directUrl?: string | undefined;
  /** False where a pooler in between forgets prepared statements. */
  prepare?: boolean;
  /** How long a statement or a transaction may take, in milliseconds. */
  deadline?: number;
  onNotice?: (text: string) => void;
  onStatement?: (text: string, params: unknown[]) => void;
};

const longestEnd = 30;
/** A single connection is for work that takes long, such as a migration. */
const deadlines = { usual: seconds(30), longWork: hours(2) };
/** The client's own deadline leaves PostgreSQL time to say so itself. */
const grace = seconds(2);
const readersShare = 0.4;

/** Opens a pool; connections are made as they are needed. */
export function connect(
  url: string,
  {
    max = 10,
    directUrl = url,
    prepare = true,
    deadline = max > 1 ? deadlines.usual : deadlines.longWork,
    onNotice,
    onStatement,
  }: PoolOptions = {},
): SqlPool {
  const settings = {
    ...connectionSettings(url, prepare ? deadline : undefined),
    pipeline: true,
    query_timeout: deadline + grace,
    connectionTimeoutMillis: seconds(5),
  };
  const availability = createAvailability(settings);
  const readerCount = prepare && max > 1 ? Math.ceil(max * readersShare) : 0;
  const readers = createReaders(settings, readerCount, availability, watch);
  const lifetime = max > 1 ? { maxLifetimeSeconds: 45 * 60 } : {};
  const pool = new Pool({ ...settings, ...lifetime, max: max - readerCount, idleTimeoutMillis: 0 });
  const clients = new Set<PoolClient>();
  pool.on('connect', (client) => {
    clients.add(client);
    client.once('end', () => clients.delete(client));
    // The pool takes its own listener away while a client is lent.
    client.on('error', () => {});
    if (!prepare) client.query(`set time zone 'UTC'`).catch(() => {});
    watch(client);
  });
  pool.on('error', () => {});
  followAvailability();

  function watch(client: ClientBase): void {
    if (onNotice) client.on('notice', (notice) => onNotice(notice.message ?? ''));
  }

  /** What is under way when the database falls silent would never be answered. */
  function followAvailability(): void {
    availability.onceUnavailable(() => {
      dropAll();
      followAvailability();
    });
  }

  function dropAll(): void {
    readers.drop();
    for (const client of clients) socketOf(client).destroy();
  }

  async function sendOn(client: ClientBase, statement: Statement) {
    onStatement?.(statement.text, statement.params);
    const rows = await send(client, statement, prepare);
    availability.reportAnswer();
    return rows;
  }

  async function sendOnce(statement: Statement) {
    const answered = availability.startWaiting();
    try {
      if (readerCount === 0 || !isRead(statement))
        return await withClient((client) => sendOn(client, statement));
      availability.assertAvailable();
      return await readers.send((client) => sendOn(client, statement));
    } finally {
      answered();
    }
  }

  async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await acquireConnection(pool, availability);
    let spoilt = false;
    try {
      return await work(client);
    } catch (error) {
      spoilt = spoilsConnection(error);
      throw error;
    } finally {
      client.release(spoilt);
    }
  }

  async function beginOnce<T>(work: (tx: Sql) => Promise<T>): Promise<T> {
    const answered = availability.startWaiting();
    try {
      return await withClient((client) =>
        runInTransaction(client, work, { sendOn, deadline, setsDeadline: !prepare }),
      );
    } finally {
      answered();
    }
  }

  async function end({ timeout = longestEnd }: { timeout?: number } = {}): Promise<void> {
    const patience = new AbortController();
    const ended = Promise.all([pool.end(), readers.end()]);
    await Promise.race([ended, sleep(seconds(timeout), undefined, { signal: patience.signal, ref: false })]);
    patience.abort();
    availability.stop();
    dropAll();
  }

  async function answers(within: number): Promise<boolean> {
    if (availability.unavailableSince() !== undefined) return false;
    const patience = new AbortController();
    const late = sleep(within, false, { signal: patience.signal }).catch(() => false);
    const question: Statement = { text: 'select 1', params: [], raw: true, simple: false };
    const answer = sendOnce(question).then(
      () => true,
      () => false,
    );
    return Promise.race([answer, late]).finally(() => patience.abort());
  }

  const withPatience = (patience: Patience) =>
    Object.assign(
      createSql((statement) =>
        retry(
          () => sendOnce(statement),
          (error) => isUndone(error) || isRead(statement),
          availability,
          patience,
        ),
      ),
      {
        begin: <T>(work: (tx: Sql) => Promise<T>, { repeatable = false } = {}) =>
          retry(
            () => beginOnce(work),
            (error) => repeatable || !(error instanceof CommitUnknown),
            availability,
            patience,
          ),
        listen: (channel: string, hear: (message: string) => void, listening?: () => void) =>
          listen(directUrl, channel, hear, listening),
        answers,
        end,
      },
    );
  const patient = withPatience(patiently) as SqlPool;
  patient.patient = patient;
  return Object.assign(withPatience(briefly), { patient });
}
