import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import type { ClientBase, PoolClient } from 'pg';
import { hours, seconds } from '../clock.ts';
import { createAvailability } from './availability/availability.ts';
import type { Availability } from './availability/availability.ts';
import { connectionSettings } from './connection-settings.ts';
import { CommitUnknown, isUndone, spoilsConnection, ConnectionLost } from './errors.ts';
import { listen } from './listen.ts';
import type { Listening } from './listen.ts';
import { briefly, patiently, retry } from './retry.ts';
import type { Patience } from './retry.ts';
import { createReaders, isRead, cannotConnect } from './readers.ts';
import { send, socketOf } from './send-statement.ts';
import { createSql } from './tagged-sql.ts';
import type { Sql, Statement } from './tagged-sql.ts';
import { runInTransaction } from './run-in-transaction.ts';

/** Connections to one database. Statements use any of them; `begin` uses one for the whole transaction. */
export type SqlPool = Sql & {
  /**
   * Commits when `work` resolves and rolls back when it rejects. Runs `work` again from the start after a
   * database failure; when the result of a commit is unknown, only if `repeatable`: running it twice has one
   * effect.
   */
  begin<T>(work: (tx: Sql) => Promise<T>, options?: { repeatable?: boolean }): Promise<T>;
  /** Listens on a channel on a separate connection. `listening` is called after each (re)connect. */
  listen(channel: string, onMessage: (message: string) => void, listening?: () => void): Promise<Listening>;
  /** Whether the database answers within so many milliseconds. */
  answers(within: number): Promise<boolean>;
  /** Connections in transactions, and callers that wait for one. */
  usage(): { busy: number; waiting: number };
  /** The same connections for background work, which waits longer for an unavailable database. */
  patient: SqlPool;
  /** Waits for running statements, for at most `timeout` seconds. */
  end(options?: { timeout?: number }): Promise<void>;
};

export type PoolOptions = {
  max?: number;
  /** The address to listen at, if the main address (of a pooler) does not support it. */
  directUrl?: string | undefined;
  /** False if a pooler does not keep prepared statements. */
  prepare?: boolean;
  /** The longest time for a statement or a transaction, in milliseconds. */
  deadline?: number;
  onNotice?: (text: string) => void;
  onStatement?: ((text: string, params: unknown[]) => void) | undefined;
};

const longestEnd = 30;
/** A pool with a single connection is for long work, such as a migration. */
const deadlines = { usual: seconds(30), longWork: hours(2) };
/** The client's deadline is later than PostgreSQL's, so that PostgreSQL can report its own timeout first. */
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
    // The pool removes its own error listener while a client is in use.
    client.on('error', () => {});
    if (!prepare) client.query(`set time zone 'UTC'`).catch(() => {});
    watch(client);
  });
  pool.on('error', () => {});
  followAvailability();

  function watch(client: ClientBase): void {
    if (onNotice) client.on('notice', (notice) => onNotice(notice.message ?? ''));
  }

  /** Closes connections when the database stops answering: their statements would wait forever. */
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
        listen: (channel: string, onMessage: (message: string) => void, listening?: () => void) =>
          listen(directUrl, channel, onMessage, listening),
        answers,
        usage: () => ({ busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
        end,
      },
    );
  const patient = withPatience(patiently) as SqlPool;
  patient.patient = patient;
  return Object.assign(withPatience(briefly), { patient });
}

/** Takes a client from the pool. @throws ConnectionLost as soon as the database is known to be unavailable */
function acquireConnection(pool: Pool, availability: Availability): Promise<PoolClient> {
  availability.assertAvailable();
  return new Promise<PoolClient>((resolve, reject) => {
    let gaveUp = false;
    const stopMinding = availability.onceUnavailable(() => {
      gaveUp = true;
      reject(new ConnectionLost('The database does not answer', false));
    });
    pool.connect((error, client) => {
      stopMinding();
      if (gaveUp) client?.release();
      else if (client) resolve(client);
      else reject(error);
    });
  }).catch(cannotConnect(availability));
}
