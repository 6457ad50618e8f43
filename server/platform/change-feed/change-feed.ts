import { randomBytes } from 'node:crypto';
import { seconds } from '../clock.ts';
import type { SqlPool } from '../database/sql.ts';

/** A position in the changes that this process has received. */
export type Version = number;

/** A changed row: its table and the accounts that own it. Undefined: some notifications may have been missed. */
export type Notification = readonly string[] | undefined;

/**
 * The rows that changed lately, in any process. A topic is a table (all of its rows), an account's id (all of its rows),
 * or both, as `rowsOf` writes it.
 */
export type ChangeFeed = {
  /** Distinguishes this process's versions from those of others. */
  instanceId: string;
  /** The current version. Read it before reading what is then cached. */
  version(): Version;
  /** Whether one of these topics changed since. True while the feed is stopped or stale. */
  changedSince(version: Version, topics: readonly string[]): boolean;
  /**
   * Marks the account's rows in these tables, or in all tables, as changed without waiting for PostgreSQL's notification.
   */
  markOwnWrite(accountId: string, tables?: readonly string[]): void;
  /** Calls back for every notification. */
  subscribe(notify: (notification: Notification) => void): void;
  start(): Promise<void>;
  stop(): Promise<void>;
};

const anyTable = '*';
const rowsIn = (table: string, accountId: string) => `${table} ${accountId}`;

/** The topics of an account's own rows in some tables. */
export const rowsOf = (accountId: string, tables: readonly string[]): string[] =>
  [anyTable, ...tables].map((table) => rowsIn(table, accountId));

const heartbeatEvery = seconds(2);
/** Without a notification for this long, the listening connection may be gone. */
const staleAfter = seconds(5);
const maxTopics = 50_000;

/** Listens to the notifications of the triggers named `…_tell`. Only the version of each topic's last change is kept. */
export function createChangeFeed(sql: SqlPool): ChangeFeed {
  const lastChanges = new Map<string, Version>();
  let current: Version = 0;
  /** Changes before this version are unknown. */
  let oldestKnown: Version = 1;
  let notifiedAt = Number.NEGATIVE_INFINITY;
  let listening: { unlisten: () => Promise<void> } | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  const subscribers: ((notification: Notification) => void)[] = [];

  const isStale = () => performance.now() - notifiedAt > staleAfter;

  function forgetAll(): void {
    lastChanges.clear();
    oldestKnown = ++current;
  }

  function mark(topic: string): void {
    if (lastChanges.size >= maxTopics) forgetAll();
    lastChanges.set(topic, ++current);
  }

  function markRows(accountId: string, tables: readonly string[]): void {
    mark(accountId);
    for (const table of tables) mark(rowsIn(table, accountId));
  }

  function onNotification(message: string): void {
    notifiedAt = performance.now();
    if (message === 'heartbeat') return;
    const changed = message.split(' ');
    const [table = '', ...accounts] = changed;
    mark(table);
    for (const id of accounts) markRows(id, [table]);
    for (const notify of subscribers) notify(changed);
  }

  /** Runs for each new connection: notifications sent before it are lost. */
  function onListening(): void {
    notifiedAt = performance.now();
    forgetAll();
    for (const notify of subscribers) notify(undefined);
  }

  return {
    instanceId: randomBytes(6).toString('base64url'),
    version: () => current,
    changedSince: (version, topics) =>
      isStale() ||
      !(version >= oldestKnown) ||
      topics.some((topic) => (lastChanges.get(topic) ?? 0) > version),
    markOwnWrite: (accountId, tables = [anyTable]) => markRows(accountId, tables),
    subscribe: (notify) => void subscribers.push(notify),
    async start() {
      listening = await sql.listen('changes', onNotification, onListening);
      heartbeat = setInterval(() => {
        sql`select pg_notify('changes', 'heartbeat')`.catch(() => {});
      }, heartbeatEvery).unref();
    },
    async stop() {
      clearInterval(heartbeat);
      notifiedAt = Number.NEGATIVE_INFINITY;
      await listening?.unlisten();
    },
  };
}
